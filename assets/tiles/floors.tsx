<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="floors" tilewidth="32" tileheight="32" tilecount="96" columns="16">
 <image source="floors.png" width="512" height="192"/>
 <tile id="0" type="grass_0"/>
 <tile id="1" type="grass_1"/>
 <tile id="2" type="grass_2"/>
 <tile id="3" type="grass_3"/>
 <tile id="4" type="grass_4"/>
 <tile id="5" type="grass_5"/>
 <tile id="6" type="grass_6"/>
 <tile id="7" type="grass_7"/>
 <tile id="8" type="path_0"/>
 <tile id="9" type="path_1"/>
 <tile id="10" type="path_2"/>
 <tile id="11" type="path_3"/>
 <tile id="12" type="cobble_0"/>
 <tile id="13" type="cobble_1"/>
 <tile id="14" type="cobble_2"/>
 <tile id="15" type="cobble_3"/>
 <tile id="16" type="road_0"/>
 <tile id="17" type="road_1"/>
 <tile id="18" type="road_2"/>
 <tile id="19" type="road_3"/>
 <tile id="20" type="soil_0"/>
 <tile id="21" type="soil_1"/>
 <tile id="22" type="water_0">
  <animation>
   <frame tileid="22" duration="420"/>
   <frame tileid="23" duration="420"/>
   <frame tileid="24" duration="420"/>
  </animation>
 </tile>
 <tile id="23" type="water_1"/>
 <tile id="24" type="water_2"/>
 <tile id="25" type="planks_0"/>
 <tile id="26" type="planks_1"/>
 <tile id="27" type="planks_2"/>
 <tile id="28" type="planks_3"/>
 <tile id="29" type="planks_dark_0"/>
 <tile id="30" type="planks_dark_1"/>
 <tile id="31" type="planks_dark_2"/>
 <tile id="32" type="planks_dark_3"/>
 <tile id="33" type="parquet_0"/>
 <tile id="34" type="parquet_1"/>
 <tile id="35" type="parquet_2"/>
 <tile id="36" type="parquet_3"/>
 <tile id="37" type="tiles_white_0"/>
 <tile id="38" type="tiles_white_1"/>
 <tile id="39" type="tiles_white_2"/>
 <tile id="40" type="tiles_white_3"/>
 <tile id="41" type="tiles_checker_0"/>
 <tile id="42" type="tiles_checker_1"/>
 <tile id="43" type="tiles_checker_2"/>
 <tile id="44" type="tiles_checker_3"/>
 <tile id="45" type="tiles_blue_0"/>
 <tile id="46" type="tiles_blue_1"/>
 <tile id="47" type="tiles_blue_2"/>
 <tile id="48" type="tiles_blue_3"/>
 <tile id="49" type="stone_floor_0"/>
 <tile id="50" type="stone_floor_1"/>
 <tile id="51" type="stone_floor_2"/>
 <tile id="52" type="stone_floor_3"/>
 <tile id="53" type="carpet_red_0"/>
 <tile id="54" type="carpet_red_1"/>
 <tile id="55" type="carpet_blue_0"/>
 <tile id="56" type="carpet_blue_1"/>
 <tile id="57" type="carpet_green_0"/>
 <tile id="58" type="carpet_green_1"/>
 <tile id="59" type="planks_east"/>
 <tile id="60" type="planks_west"/>
 <tile id="61" type="planks_dark_east"/>
 <tile id="62" type="planks_dark_west"/>
 <tile id="63" type="parquet_east"/>
 <tile id="64" type="parquet_west"/>
 <tile id="65" type="tiles_white_east"/>
 <tile id="66" type="tiles_white_west"/>
 <tile id="67" type="tiles_checker_east"/>
 <tile id="68" type="tiles_checker_west"/>
 <tile id="69" type="tiles_blue_east"/>
 <tile id="70" type="tiles_blue_west"/>
 <tile id="71" type="stone_floor_east"/>
 <tile id="72" type="stone_floor_west"/>
 <tile id="73" type="carpet_red_east"/>
 <tile id="74" type="carpet_red_west"/>
 <tile id="75" type="carpet_blue_east"/>
 <tile id="76" type="carpet_blue_west"/>
 <tile id="77" type="carpet_green_east"/>
 <tile id="78" type="carpet_green_west"/>
 <tile id="79" type="deep_0">
  <animation>
   <frame tileid="79" duration="420"/>
   <frame tileid="80" duration="420"/>
   <frame tileid="81" duration="420"/>
  </animation>
 </tile>
 <tile id="80" type="deep_1"/>
 <tile id="81" type="deep_2"/>
 <tile id="82" type="deep_b_0">
  <animation>
   <frame tileid="82" duration="420"/>
   <frame tileid="83" duration="420"/>
   <frame tileid="84" duration="420"/>
  </animation>
 </tile>
 <tile id="83" type="deep_b_1"/>
 <tile id="84" type="deep_b_2"/>
 <tile id="85" type="deep_c_0">
  <animation>
   <frame tileid="85" duration="420"/>
   <frame tileid="86" duration="420"/>
   <frame tileid="87" duration="420"/>
  </animation>
 </tile>
 <tile id="86" type="deep_c_1"/>
 <tile id="87" type="deep_c_2"/>
 <tile id="88" type="deep_d_0">
  <animation>
   <frame tileid="88" duration="420"/>
   <frame tileid="89" duration="420"/>
   <frame tileid="90" duration="420"/>
  </animation>
 </tile>
 <tile id="89" type="deep_d_1"/>
 <tile id="90" type="deep_d_2"/>
 <tile id="91" type="wood_0"/>
 <tile id="92" type="wood_1"/>
 <tile id="93" type="wood_2"/>
</tileset>
