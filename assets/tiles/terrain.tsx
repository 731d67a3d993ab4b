<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="terrain" tilewidth="32" tileheight="32" tilecount="592" columns="16">
 <image source="terrain.png" width="512" height="1184"/>
 <tile id="0" type="path_blob_0"/>
 <tile id="1" type="path_blob_1"/>
 <tile id="2" type="path_blob_4"/>
 <tile id="3" type="path_blob_5"/>
 <tile id="4" type="path_blob_7"/>
 <tile id="5" type="path_blob_16"/>
 <tile id="6" type="path_blob_17"/>
 <tile id="7" type="path_blob_20"/>
 <tile id="8" type="path_blob_21"/>
 <tile id="9" type="path_blob_23"/>
 <tile id="10" type="path_blob_28"/>
 <tile id="11" type="path_blob_29"/>
 <tile id="12" type="path_blob_31"/>
 <tile id="13" type="path_blob_64"/>
 <tile id="14" type="path_blob_65"/>
 <tile id="15" type="path_blob_68"/>
 <tile id="16" type="path_blob_69"/>
 <tile id="17" type="path_blob_71"/>
 <tile id="18" type="path_blob_80"/>
 <tile id="19" type="path_blob_81"/>
 <tile id="20" type="path_blob_84"/>
 <tile id="21" type="path_blob_85"/>
 <tile id="22" type="path_blob_87"/>
 <tile id="23" type="path_blob_92"/>
 <tile id="24" type="path_blob_93"/>
 <tile id="25" type="path_blob_95"/>
 <tile id="26" type="path_blob_112"/>
 <tile id="27" type="path_blob_113"/>
 <tile id="28" type="path_blob_116"/>
 <tile id="29" type="path_blob_117"/>
 <tile id="30" type="path_blob_119"/>
 <tile id="31" type="path_blob_124"/>
 <tile id="32" type="path_blob_125"/>
 <tile id="33" type="path_blob_127"/>
 <tile id="34" type="path_blob_193"/>
 <tile id="35" type="path_blob_197"/>
 <tile id="36" type="path_blob_199"/>
 <tile id="37" type="path_blob_209"/>
 <tile id="38" type="path_blob_213"/>
 <tile id="39" type="path_blob_215"/>
 <tile id="40" type="path_blob_221"/>
 <tile id="41" type="path_blob_223"/>
 <tile id="42" type="path_blob_241"/>
 <tile id="43" type="path_blob_245"/>
 <tile id="44" type="path_blob_247"/>
 <tile id="45" type="path_blob_253"/>
 <tile id="46" type="path_blob_255"/>
 <tile id="47" type="cobble_blob_0"/>
 <tile id="48" type="cobble_blob_1"/>
 <tile id="49" type="cobble_blob_4"/>
 <tile id="50" type="cobble_blob_5"/>
 <tile id="51" type="cobble_blob_7"/>
 <tile id="52" type="cobble_blob_16"/>
 <tile id="53" type="cobble_blob_17"/>
 <tile id="54" type="cobble_blob_20"/>
 <tile id="55" type="cobble_blob_21"/>
 <tile id="56" type="cobble_blob_23"/>
 <tile id="57" type="cobble_blob_28"/>
 <tile id="58" type="cobble_blob_29"/>
 <tile id="59" type="cobble_blob_31"/>
 <tile id="60" type="cobble_blob_64"/>
 <tile id="61" type="cobble_blob_65"/>
 <tile id="62" type="cobble_blob_68"/>
 <tile id="63" type="cobble_blob_69"/>
 <tile id="64" type="cobble_blob_71"/>
 <tile id="65" type="cobble_blob_80"/>
 <tile id="66" type="cobble_blob_81"/>
 <tile id="67" type="cobble_blob_84"/>
 <tile id="68" type="cobble_blob_85"/>
 <tile id="69" type="cobble_blob_87"/>
 <tile id="70" type="cobble_blob_92"/>
 <tile id="71" type="cobble_blob_93"/>
 <tile id="72" type="cobble_blob_95"/>
 <tile id="73" type="cobble_blob_112"/>
 <tile id="74" type="cobble_blob_113"/>
 <tile id="75" type="cobble_blob_116"/>
 <tile id="76" type="cobble_blob_117"/>
 <tile id="77" type="cobble_blob_119"/>
 <tile id="78" type="cobble_blob_124"/>
 <tile id="79" type="cobble_blob_125"/>
 <tile id="80" type="cobble_blob_127"/>
 <tile id="81" type="cobble_blob_193"/>
 <tile id="82" type="cobble_blob_197"/>
 <tile id="83" type="cobble_blob_199"/>
 <tile id="84" type="cobble_blob_209"/>
 <tile id="85" type="cobble_blob_213"/>
 <tile id="86" type="cobble_blob_215"/>
 <tile id="87" type="cobble_blob_221"/>
 <tile id="88" type="cobble_blob_223"/>
 <tile id="89" type="cobble_blob_241"/>
 <tile id="90" type="cobble_blob_245"/>
 <tile id="91" type="cobble_blob_247"/>
 <tile id="92" type="cobble_blob_253"/>
 <tile id="93" type="cobble_blob_255"/>
 <tile id="94" type="road_blob_0"/>
 <tile id="95" type="road_blob_1"/>
 <tile id="96" type="road_blob_4"/>
 <tile id="97" type="road_blob_5"/>
 <tile id="98" type="road_blob_7"/>
 <tile id="99" type="road_blob_16"/>
 <tile id="100" type="road_blob_17"/>
 <tile id="101" type="road_blob_20"/>
 <tile id="102" type="road_blob_21"/>
 <tile id="103" type="road_blob_23"/>
 <tile id="104" type="road_blob_28"/>
 <tile id="105" type="road_blob_29"/>
 <tile id="106" type="road_blob_31"/>
 <tile id="107" type="road_blob_64"/>
 <tile id="108" type="road_blob_65"/>
 <tile id="109" type="road_blob_68"/>
 <tile id="110" type="road_blob_69"/>
 <tile id="111" type="road_blob_71"/>
 <tile id="112" type="road_blob_80"/>
 <tile id="113" type="road_blob_81"/>
 <tile id="114" type="road_blob_84"/>
 <tile id="115" type="road_blob_85"/>
 <tile id="116" type="road_blob_87"/>
 <tile id="117" type="road_blob_92"/>
 <tile id="118" type="road_blob_93"/>
 <tile id="119" type="road_blob_95"/>
 <tile id="120" type="road_blob_112"/>
 <tile id="121" type="road_blob_113"/>
 <tile id="122" type="road_blob_116"/>
 <tile id="123" type="road_blob_117"/>
 <tile id="124" type="road_blob_119"/>
 <tile id="125" type="road_blob_124"/>
 <tile id="126" type="road_blob_125"/>
 <tile id="127" type="road_blob_127"/>
 <tile id="128" type="road_blob_193"/>
 <tile id="129" type="road_blob_197"/>
 <tile id="130" type="road_blob_199"/>
 <tile id="131" type="road_blob_209"/>
 <tile id="132" type="road_blob_213"/>
 <tile id="133" type="road_blob_215"/>
 <tile id="134" type="road_blob_221"/>
 <tile id="135" type="road_blob_223"/>
 <tile id="136" type="road_blob_241"/>
 <tile id="137" type="road_blob_245"/>
 <tile id="138" type="road_blob_247"/>
 <tile id="139" type="road_blob_253"/>
 <tile id="140" type="road_blob_255"/>
 <tile id="141" type="water_blob_0">
  <animation>
   <frame tileid="141" duration="420"/>
   <frame tileid="235" duration="420"/>
   <frame tileid="236" duration="420"/>
  </animation>
 </tile>
 <tile id="142" type="water_blob_1">
  <animation>
   <frame tileid="142" duration="420"/>
   <frame tileid="237" duration="420"/>
   <frame tileid="238" duration="420"/>
  </animation>
 </tile>
 <tile id="143" type="water_blob_4">
  <animation>
   <frame tileid="143" duration="420"/>
   <frame tileid="239" duration="420"/>
   <frame tileid="240" duration="420"/>
  </animation>
 </tile>
 <tile id="144" type="water_blob_5">
  <animation>
   <frame tileid="144" duration="420"/>
   <frame tileid="241" duration="420"/>
   <frame tileid="242" duration="420"/>
  </animation>
 </tile>
 <tile id="145" type="water_blob_7">
  <animation>
   <frame tileid="145" duration="420"/>
   <frame tileid="243" duration="420"/>
   <frame tileid="244" duration="420"/>
  </animation>
 </tile>
 <tile id="146" type="water_blob_16">
  <animation>
   <frame tileid="146" duration="420"/>
   <frame tileid="245" duration="420"/>
   <frame tileid="246" duration="420"/>
  </animation>
 </tile>
 <tile id="147" type="water_blob_17">
  <animation>
   <frame tileid="147" duration="420"/>
   <frame tileid="247" duration="420"/>
   <frame tileid="248" duration="420"/>
  </animation>
 </tile>
 <tile id="148" type="water_blob_20">
  <animation>
   <frame tileid="148" duration="420"/>
   <frame tileid="249" duration="420"/>
   <frame tileid="250" duration="420"/>
  </animation>
 </tile>
 <tile id="149" type="water_blob_21">
  <animation>
   <frame tileid="149" duration="420"/>
   <frame tileid="251" duration="420"/>
   <frame tileid="252" duration="420"/>
  </animation>
 </tile>
 <tile id="150" type="water_blob_23">
  <animation>
   <frame tileid="150" duration="420"/>
   <frame tileid="253" duration="420"/>
   <frame tileid="254" duration="420"/>
  </animation>
 </tile>
 <tile id="151" type="water_blob_28">
  <animation>
   <frame tileid="151" duration="420"/>
   <frame tileid="255" duration="420"/>
   <frame tileid="256" duration="420"/>
  </animation>
 </tile>
 <tile id="152" type="water_blob_29">
  <animation>
   <frame tileid="152" duration="420"/>
   <frame tileid="257" duration="420"/>
   <frame tileid="258" duration="420"/>
  </animation>
 </tile>
 <tile id="153" type="water_blob_31">
  <animation>
   <frame tileid="153" duration="420"/>
   <frame tileid="259" duration="420"/>
   <frame tileid="260" duration="420"/>
  </animation>
 </tile>
 <tile id="154" type="water_blob_64">
  <animation>
   <frame tileid="154" duration="420"/>
   <frame tileid="261" duration="420"/>
   <frame tileid="262" duration="420"/>
  </animation>
 </tile>
 <tile id="155" type="water_blob_65">
  <animation>
   <frame tileid="155" duration="420"/>
   <frame tileid="263" duration="420"/>
   <frame tileid="264" duration="420"/>
  </animation>
 </tile>
 <tile id="156" type="water_blob_68">
  <animation>
   <frame tileid="156" duration="420"/>
   <frame tileid="265" duration="420"/>
   <frame tileid="266" duration="420"/>
  </animation>
 </tile>
 <tile id="157" type="water_blob_69">
  <animation>
   <frame tileid="157" duration="420"/>
   <frame tileid="267" duration="420"/>
   <frame tileid="268" duration="420"/>
  </animation>
 </tile>
 <tile id="158" type="water_blob_71">
  <animation>
   <frame tileid="158" duration="420"/>
   <frame tileid="269" duration="420"/>
   <frame tileid="270" duration="420"/>
  </animation>
 </tile>
 <tile id="159" type="water_blob_80">
  <animation>
   <frame tileid="159" duration="420"/>
   <frame tileid="271" duration="420"/>
   <frame tileid="272" duration="420"/>
  </animation>
 </tile>
 <tile id="160" type="water_blob_81">
  <animation>
   <frame tileid="160" duration="420"/>
   <frame tileid="273" duration="420"/>
   <frame tileid="274" duration="420"/>
  </animation>
 </tile>
 <tile id="161" type="water_blob_84">
  <animation>
   <frame tileid="161" duration="420"/>
   <frame tileid="275" duration="420"/>
   <frame tileid="276" duration="420"/>
  </animation>
 </tile>
 <tile id="162" type="water_blob_85">
  <animation>
   <frame tileid="162" duration="420"/>
   <frame tileid="277" duration="420"/>
   <frame tileid="278" duration="420"/>
  </animation>
 </tile>
 <tile id="163" type="water_blob_87">
  <animation>
   <frame tileid="163" duration="420"/>
   <frame tileid="279" duration="420"/>
   <frame tileid="280" duration="420"/>
  </animation>
 </tile>
 <tile id="164" type="water_blob_92">
  <animation>
   <frame tileid="164" duration="420"/>
   <frame tileid="281" duration="420"/>
   <frame tileid="282" duration="420"/>
  </animation>
 </tile>
 <tile id="165" type="water_blob_93">
  <animation>
   <frame tileid="165" duration="420"/>
   <frame tileid="283" duration="420"/>
   <frame tileid="284" duration="420"/>
  </animation>
 </tile>
 <tile id="166" type="water_blob_95">
  <animation>
   <frame tileid="166" duration="420"/>
   <frame tileid="285" duration="420"/>
   <frame tileid="286" duration="420"/>
  </animation>
 </tile>
 <tile id="167" type="water_blob_112">
  <animation>
   <frame tileid="167" duration="420"/>
   <frame tileid="287" duration="420"/>
   <frame tileid="288" duration="420"/>
  </animation>
 </tile>
 <tile id="168" type="water_blob_113">
  <animation>
   <frame tileid="168" duration="420"/>
   <frame tileid="289" duration="420"/>
   <frame tileid="290" duration="420"/>
  </animation>
 </tile>
 <tile id="169" type="water_blob_116">
  <animation>
   <frame tileid="169" duration="420"/>
   <frame tileid="291" duration="420"/>
   <frame tileid="292" duration="420"/>
  </animation>
 </tile>
 <tile id="170" type="water_blob_117">
  <animation>
   <frame tileid="170" duration="420"/>
   <frame tileid="293" duration="420"/>
   <frame tileid="294" duration="420"/>
  </animation>
 </tile>
 <tile id="171" type="water_blob_119">
  <animation>
   <frame tileid="171" duration="420"/>
   <frame tileid="295" duration="420"/>
   <frame tileid="296" duration="420"/>
  </animation>
 </tile>
 <tile id="172" type="water_blob_124">
  <animation>
   <frame tileid="172" duration="420"/>
   <frame tileid="297" duration="420"/>
   <frame tileid="298" duration="420"/>
  </animation>
 </tile>
 <tile id="173" type="water_blob_125">
  <animation>
   <frame tileid="173" duration="420"/>
   <frame tileid="299" duration="420"/>
   <frame tileid="300" duration="420"/>
  </animation>
 </tile>
 <tile id="174" type="water_blob_127">
  <animation>
   <frame tileid="174" duration="420"/>
   <frame tileid="301" duration="420"/>
   <frame tileid="302" duration="420"/>
  </animation>
 </tile>
 <tile id="175" type="water_blob_193">
  <animation>
   <frame tileid="175" duration="420"/>
   <frame tileid="303" duration="420"/>
   <frame tileid="304" duration="420"/>
  </animation>
 </tile>
 <tile id="176" type="water_blob_197">
  <animation>
   <frame tileid="176" duration="420"/>
   <frame tileid="305" duration="420"/>
   <frame tileid="306" duration="420"/>
  </animation>
 </tile>
 <tile id="177" type="water_blob_199">
  <animation>
   <frame tileid="177" duration="420"/>
   <frame tileid="307" duration="420"/>
   <frame tileid="308" duration="420"/>
  </animation>
 </tile>
 <tile id="178" type="water_blob_209">
  <animation>
   <frame tileid="178" duration="420"/>
   <frame tileid="309" duration="420"/>
   <frame tileid="310" duration="420"/>
  </animation>
 </tile>
 <tile id="179" type="water_blob_213">
  <animation>
   <frame tileid="179" duration="420"/>
   <frame tileid="311" duration="420"/>
   <frame tileid="312" duration="420"/>
  </animation>
 </tile>
 <tile id="180" type="water_blob_215">
  <animation>
   <frame tileid="180" duration="420"/>
   <frame tileid="313" duration="420"/>
   <frame tileid="314" duration="420"/>
  </animation>
 </tile>
 <tile id="181" type="water_blob_221">
  <animation>
   <frame tileid="181" duration="420"/>
   <frame tileid="315" duration="420"/>
   <frame tileid="316" duration="420"/>
  </animation>
 </tile>
 <tile id="182" type="water_blob_223">
  <animation>
   <frame tileid="182" duration="420"/>
   <frame tileid="317" duration="420"/>
   <frame tileid="318" duration="420"/>
  </animation>
 </tile>
 <tile id="183" type="water_blob_241">
  <animation>
   <frame tileid="183" duration="420"/>
   <frame tileid="319" duration="420"/>
   <frame tileid="320" duration="420"/>
  </animation>
 </tile>
 <tile id="184" type="water_blob_245">
  <animation>
   <frame tileid="184" duration="420"/>
   <frame tileid="321" duration="420"/>
   <frame tileid="322" duration="420"/>
  </animation>
 </tile>
 <tile id="185" type="water_blob_247">
  <animation>
   <frame tileid="185" duration="420"/>
   <frame tileid="323" duration="420"/>
   <frame tileid="324" duration="420"/>
  </animation>
 </tile>
 <tile id="186" type="water_blob_253">
  <animation>
   <frame tileid="186" duration="420"/>
   <frame tileid="325" duration="420"/>
   <frame tileid="326" duration="420"/>
  </animation>
 </tile>
 <tile id="187" type="water_blob_255">
  <animation>
   <frame tileid="187" duration="420"/>
   <frame tileid="327" duration="420"/>
   <frame tileid="328" duration="420"/>
  </animation>
 </tile>
 <tile id="188" type="soil_blob_0"/>
 <tile id="189" type="soil_blob_1"/>
 <tile id="190" type="soil_blob_4"/>
 <tile id="191" type="soil_blob_5"/>
 <tile id="192" type="soil_blob_7"/>
 <tile id="193" type="soil_blob_16"/>
 <tile id="194" type="soil_blob_17"/>
 <tile id="195" type="soil_blob_20"/>
 <tile id="196" type="soil_blob_21"/>
 <tile id="197" type="soil_blob_23"/>
 <tile id="198" type="soil_blob_28"/>
 <tile id="199" type="soil_blob_29"/>
 <tile id="200" type="soil_blob_31"/>
 <tile id="201" type="soil_blob_64"/>
 <tile id="202" type="soil_blob_65"/>
 <tile id="203" type="soil_blob_68"/>
 <tile id="204" type="soil_blob_69"/>
 <tile id="205" type="soil_blob_71"/>
 <tile id="206" type="soil_blob_80"/>
 <tile id="207" type="soil_blob_81"/>
 <tile id="208" type="soil_blob_84"/>
 <tile id="209" type="soil_blob_85"/>
 <tile id="210" type="soil_blob_87"/>
 <tile id="211" type="soil_blob_92"/>
 <tile id="212" type="soil_blob_93"/>
 <tile id="213" type="soil_blob_95"/>
 <tile id="214" type="soil_blob_112"/>
 <tile id="215" type="soil_blob_113"/>
 <tile id="216" type="soil_blob_116"/>
 <tile id="217" type="soil_blob_117"/>
 <tile id="218" type="soil_blob_119"/>
 <tile id="219" type="soil_blob_124"/>
 <tile id="220" type="soil_blob_125"/>
 <tile id="221" type="soil_blob_127"/>
 <tile id="222" type="soil_blob_193"/>
 <tile id="223" type="soil_blob_197"/>
 <tile id="224" type="soil_blob_199"/>
 <tile id="225" type="soil_blob_209"/>
 <tile id="226" type="soil_blob_213"/>
 <tile id="227" type="soil_blob_215"/>
 <tile id="228" type="soil_blob_221"/>
 <tile id="229" type="soil_blob_223"/>
 <tile id="230" type="soil_blob_241"/>
 <tile id="231" type="soil_blob_245"/>
 <tile id="232" type="soil_blob_247"/>
 <tile id="233" type="soil_blob_253"/>
 <tile id="234" type="soil_blob_255"/>
 <tile id="235" type="water_blob_0_1"/>
 <tile id="236" type="water_blob_0_2"/>
 <tile id="237" type="water_blob_1_1"/>
 <tile id="238" type="water_blob_1_2"/>
 <tile id="239" type="water_blob_4_1"/>
 <tile id="240" type="water_blob_4_2"/>
 <tile id="241" type="water_blob_5_1"/>
 <tile id="242" type="water_blob_5_2"/>
 <tile id="243" type="water_blob_7_1"/>
 <tile id="244" type="water_blob_7_2"/>
 <tile id="245" type="water_blob_16_1"/>
 <tile id="246" type="water_blob_16_2"/>
 <tile id="247" type="water_blob_17_1"/>
 <tile id="248" type="water_blob_17_2"/>
 <tile id="249" type="water_blob_20_1"/>
 <tile id="250" type="water_blob_20_2"/>
 <tile id="251" type="water_blob_21_1"/>
 <tile id="252" type="water_blob_21_2"/>
 <tile id="253" type="water_blob_23_1"/>
 <tile id="254" type="water_blob_23_2"/>
 <tile id="255" type="water_blob_28_1"/>
 <tile id="256" type="water_blob_28_2"/>
 <tile id="257" type="water_blob_29_1"/>
 <tile id="258" type="water_blob_29_2"/>
 <tile id="259" type="water_blob_31_1"/>
 <tile id="260" type="water_blob_31_2"/>
 <tile id="261" type="water_blob_64_1"/>
 <tile id="262" type="water_blob_64_2"/>
 <tile id="263" type="water_blob_65_1"/>
 <tile id="264" type="water_blob_65_2"/>
 <tile id="265" type="water_blob_68_1"/>
 <tile id="266" type="water_blob_68_2"/>
 <tile id="267" type="water_blob_69_1"/>
 <tile id="268" type="water_blob_69_2"/>
 <tile id="269" type="water_blob_71_1"/>
 <tile id="270" type="water_blob_71_2"/>
 <tile id="271" type="water_blob_80_1"/>
 <tile id="272" type="water_blob_80_2"/>
 <tile id="273" type="water_blob_81_1"/>
 <tile id="274" type="water_blob_81_2"/>
 <tile id="275" type="water_blob_84_1"/>
 <tile id="276" type="water_blob_84_2"/>
 <tile id="277" type="water_blob_85_1"/>
 <tile id="278" type="water_blob_85_2"/>
 <tile id="279" type="water_blob_87_1"/>
 <tile id="280" type="water_blob_87_2"/>
 <tile id="281" type="water_blob_92_1"/>
 <tile id="282" type="water_blob_92_2"/>
 <tile id="283" type="water_blob_93_1"/>
 <tile id="284" type="water_blob_93_2"/>
 <tile id="285" type="water_blob_95_1"/>
 <tile id="286" type="water_blob_95_2"/>
 <tile id="287" type="water_blob_112_1"/>
 <tile id="288" type="water_blob_112_2"/>
 <tile id="289" type="water_blob_113_1"/>
 <tile id="290" type="water_blob_113_2"/>
 <tile id="291" type="water_blob_116_1"/>
 <tile id="292" type="water_blob_116_2"/>
 <tile id="293" type="water_blob_117_1"/>
 <tile id="294" type="water_blob_117_2"/>
 <tile id="295" type="water_blob_119_1"/>
 <tile id="296" type="water_blob_119_2"/>
 <tile id="297" type="water_blob_124_1"/>
 <tile id="298" type="water_blob_124_2"/>
 <tile id="299" type="water_blob_125_1"/>
 <tile id="300" type="water_blob_125_2"/>
 <tile id="301" type="water_blob_127_1"/>
 <tile id="302" type="water_blob_127_2"/>
 <tile id="303" type="water_blob_193_1"/>
 <tile id="304" type="water_blob_193_2"/>
 <tile id="305" type="water_blob_197_1"/>
 <tile id="306" type="water_blob_197_2"/>
 <tile id="307" type="water_blob_199_1"/>
 <tile id="308" type="water_blob_199_2"/>
 <tile id="309" type="water_blob_209_1"/>
 <tile id="310" type="water_blob_209_2"/>
 <tile id="311" type="water_blob_213_1"/>
 <tile id="312" type="water_blob_213_2"/>
 <tile id="313" type="water_blob_215_1"/>
 <tile id="314" type="water_blob_215_2"/>
 <tile id="315" type="water_blob_221_1"/>
 <tile id="316" type="water_blob_221_2"/>
 <tile id="317" type="water_blob_223_1"/>
 <tile id="318" type="water_blob_223_2"/>
 <tile id="319" type="water_blob_241_1"/>
 <tile id="320" type="water_blob_241_2"/>
 <tile id="321" type="water_blob_245_1"/>
 <tile id="322" type="water_blob_245_2"/>
 <tile id="323" type="water_blob_247_1"/>
 <tile id="324" type="water_blob_247_2"/>
 <tile id="325" type="water_blob_253_1"/>
 <tile id="326" type="water_blob_253_2"/>
 <tile id="327" type="water_blob_255_1"/>
 <tile id="328" type="water_blob_255_2"/>
 <tile id="329" type="deep_blob_0">
  <animation>
   <frame tileid="329" duration="420"/>
   <frame tileid="423" duration="420"/>
   <frame tileid="424" duration="420"/>
  </animation>
 </tile>
 <tile id="330" type="deep_blob_1">
  <animation>
   <frame tileid="330" duration="420"/>
   <frame tileid="425" duration="420"/>
   <frame tileid="426" duration="420"/>
  </animation>
 </tile>
 <tile id="331" type="deep_blob_4">
  <animation>
   <frame tileid="331" duration="420"/>
   <frame tileid="427" duration="420"/>
   <frame tileid="428" duration="420"/>
  </animation>
 </tile>
 <tile id="332" type="deep_blob_5">
  <animation>
   <frame tileid="332" duration="420"/>
   <frame tileid="429" duration="420"/>
   <frame tileid="430" duration="420"/>
  </animation>
 </tile>
 <tile id="333" type="deep_blob_7">
  <animation>
   <frame tileid="333" duration="420"/>
   <frame tileid="431" duration="420"/>
   <frame tileid="432" duration="420"/>
  </animation>
 </tile>
 <tile id="334" type="deep_blob_16">
  <animation>
   <frame tileid="334" duration="420"/>
   <frame tileid="433" duration="420"/>
   <frame tileid="434" duration="420"/>
  </animation>
 </tile>
 <tile id="335" type="deep_blob_17">
  <animation>
   <frame tileid="335" duration="420"/>
   <frame tileid="435" duration="420"/>
   <frame tileid="436" duration="420"/>
  </animation>
 </tile>
 <tile id="336" type="deep_blob_20">
  <animation>
   <frame tileid="336" duration="420"/>
   <frame tileid="437" duration="420"/>
   <frame tileid="438" duration="420"/>
  </animation>
 </tile>
 <tile id="337" type="deep_blob_21">
  <animation>
   <frame tileid="337" duration="420"/>
   <frame tileid="439" duration="420"/>
   <frame tileid="440" duration="420"/>
  </animation>
 </tile>
 <tile id="338" type="deep_blob_23">
  <animation>
   <frame tileid="338" duration="420"/>
   <frame tileid="441" duration="420"/>
   <frame tileid="442" duration="420"/>
  </animation>
 </tile>
 <tile id="339" type="deep_blob_28">
  <animation>
   <frame tileid="339" duration="420"/>
   <frame tileid="443" duration="420"/>
   <frame tileid="444" duration="420"/>
  </animation>
 </tile>
 <tile id="340" type="deep_blob_29">
  <animation>
   <frame tileid="340" duration="420"/>
   <frame tileid="445" duration="420"/>
   <frame tileid="446" duration="420"/>
  </animation>
 </tile>
 <tile id="341" type="deep_blob_31">
  <animation>
   <frame tileid="341" duration="420"/>
   <frame tileid="447" duration="420"/>
   <frame tileid="448" duration="420"/>
  </animation>
 </tile>
 <tile id="342" type="deep_blob_64">
  <animation>
   <frame tileid="342" duration="420"/>
   <frame tileid="449" duration="420"/>
   <frame tileid="450" duration="420"/>
  </animation>
 </tile>
 <tile id="343" type="deep_blob_65">
  <animation>
   <frame tileid="343" duration="420"/>
   <frame tileid="451" duration="420"/>
   <frame tileid="452" duration="420"/>
  </animation>
 </tile>
 <tile id="344" type="deep_blob_68">
  <animation>
   <frame tileid="344" duration="420"/>
   <frame tileid="453" duration="420"/>
   <frame tileid="454" duration="420"/>
  </animation>
 </tile>
 <tile id="345" type="deep_blob_69">
  <animation>
   <frame tileid="345" duration="420"/>
   <frame tileid="455" duration="420"/>
   <frame tileid="456" duration="420"/>
  </animation>
 </tile>
 <tile id="346" type="deep_blob_71">
  <animation>
   <frame tileid="346" duration="420"/>
   <frame tileid="457" duration="420"/>
   <frame tileid="458" duration="420"/>
  </animation>
 </tile>
 <tile id="347" type="deep_blob_80">
  <animation>
   <frame tileid="347" duration="420"/>
   <frame tileid="459" duration="420"/>
   <frame tileid="460" duration="420"/>
  </animation>
 </tile>
 <tile id="348" type="deep_blob_81">
  <animation>
   <frame tileid="348" duration="420"/>
   <frame tileid="461" duration="420"/>
   <frame tileid="462" duration="420"/>
  </animation>
 </tile>
 <tile id="349" type="deep_blob_84">
  <animation>
   <frame tileid="349" duration="420"/>
   <frame tileid="463" duration="420"/>
   <frame tileid="464" duration="420"/>
  </animation>
 </tile>
 <tile id="350" type="deep_blob_85">
  <animation>
   <frame tileid="350" duration="420"/>
   <frame tileid="465" duration="420"/>
   <frame tileid="466" duration="420"/>
  </animation>
 </tile>
 <tile id="351" type="deep_blob_87">
  <animation>
   <frame tileid="351" duration="420"/>
   <frame tileid="467" duration="420"/>
   <frame tileid="468" duration="420"/>
  </animation>
 </tile>
 <tile id="352" type="deep_blob_92">
  <animation>
   <frame tileid="352" duration="420"/>
   <frame tileid="469" duration="420"/>
   <frame tileid="470" duration="420"/>
  </animation>
 </tile>
 <tile id="353" type="deep_blob_93">
  <animation>
   <frame tileid="353" duration="420"/>
   <frame tileid="471" duration="420"/>
   <frame tileid="472" duration="420"/>
  </animation>
 </tile>
 <tile id="354" type="deep_blob_95">
  <animation>
   <frame tileid="354" duration="420"/>
   <frame tileid="473" duration="420"/>
   <frame tileid="474" duration="420"/>
  </animation>
 </tile>
 <tile id="355" type="deep_blob_112">
  <animation>
   <frame tileid="355" duration="420"/>
   <frame tileid="475" duration="420"/>
   <frame tileid="476" duration="420"/>
  </animation>
 </tile>
 <tile id="356" type="deep_blob_113">
  <animation>
   <frame tileid="356" duration="420"/>
   <frame tileid="477" duration="420"/>
   <frame tileid="478" duration="420"/>
  </animation>
 </tile>
 <tile id="357" type="deep_blob_116">
  <animation>
   <frame tileid="357" duration="420"/>
   <frame tileid="479" duration="420"/>
   <frame tileid="480" duration="420"/>
  </animation>
 </tile>
 <tile id="358" type="deep_blob_117">
  <animation>
   <frame tileid="358" duration="420"/>
   <frame tileid="481" duration="420"/>
   <frame tileid="482" duration="420"/>
  </animation>
 </tile>
 <tile id="359" type="deep_blob_119">
  <animation>
   <frame tileid="359" duration="420"/>
   <frame tileid="483" duration="420"/>
   <frame tileid="484" duration="420"/>
  </animation>
 </tile>
 <tile id="360" type="deep_blob_124">
  <animation>
   <frame tileid="360" duration="420"/>
   <frame tileid="485" duration="420"/>
   <frame tileid="486" duration="420"/>
  </animation>
 </tile>
 <tile id="361" type="deep_blob_125">
  <animation>
   <frame tileid="361" duration="420"/>
   <frame tileid="487" duration="420"/>
   <frame tileid="488" duration="420"/>
  </animation>
 </tile>
 <tile id="362" type="deep_blob_127">
  <animation>
   <frame tileid="362" duration="420"/>
   <frame tileid="489" duration="420"/>
   <frame tileid="490" duration="420"/>
  </animation>
 </tile>
 <tile id="363" type="deep_blob_193">
  <animation>
   <frame tileid="363" duration="420"/>
   <frame tileid="491" duration="420"/>
   <frame tileid="492" duration="420"/>
  </animation>
 </tile>
 <tile id="364" type="deep_blob_197">
  <animation>
   <frame tileid="364" duration="420"/>
   <frame tileid="493" duration="420"/>
   <frame tileid="494" duration="420"/>
  </animation>
 </tile>
 <tile id="365" type="deep_blob_199">
  <animation>
   <frame tileid="365" duration="420"/>
   <frame tileid="495" duration="420"/>
   <frame tileid="496" duration="420"/>
  </animation>
 </tile>
 <tile id="366" type="deep_blob_209">
  <animation>
   <frame tileid="366" duration="420"/>
   <frame tileid="497" duration="420"/>
   <frame tileid="498" duration="420"/>
  </animation>
 </tile>
 <tile id="367" type="deep_blob_213">
  <animation>
   <frame tileid="367" duration="420"/>
   <frame tileid="499" duration="420"/>
   <frame tileid="500" duration="420"/>
  </animation>
 </tile>
 <tile id="368" type="deep_blob_215">
  <animation>
   <frame tileid="368" duration="420"/>
   <frame tileid="501" duration="420"/>
   <frame tileid="502" duration="420"/>
  </animation>
 </tile>
 <tile id="369" type="deep_blob_221">
  <animation>
   <frame tileid="369" duration="420"/>
   <frame tileid="503" duration="420"/>
   <frame tileid="504" duration="420"/>
  </animation>
 </tile>
 <tile id="370" type="deep_blob_223">
  <animation>
   <frame tileid="370" duration="420"/>
   <frame tileid="505" duration="420"/>
   <frame tileid="506" duration="420"/>
  </animation>
 </tile>
 <tile id="371" type="deep_blob_241">
  <animation>
   <frame tileid="371" duration="420"/>
   <frame tileid="507" duration="420"/>
   <frame tileid="508" duration="420"/>
  </animation>
 </tile>
 <tile id="372" type="deep_blob_245">
  <animation>
   <frame tileid="372" duration="420"/>
   <frame tileid="509" duration="420"/>
   <frame tileid="510" duration="420"/>
  </animation>
 </tile>
 <tile id="373" type="deep_blob_247">
  <animation>
   <frame tileid="373" duration="420"/>
   <frame tileid="511" duration="420"/>
   <frame tileid="512" duration="420"/>
  </animation>
 </tile>
 <tile id="374" type="deep_blob_253">
  <animation>
   <frame tileid="374" duration="420"/>
   <frame tileid="513" duration="420"/>
   <frame tileid="514" duration="420"/>
  </animation>
 </tile>
 <tile id="375" type="deep_blob_255">
  <animation>
   <frame tileid="375" duration="420"/>
   <frame tileid="515" duration="420"/>
   <frame tileid="516" duration="420"/>
  </animation>
 </tile>
 <tile id="376" type="wood_blob_0"/>
 <tile id="377" type="wood_blob_1"/>
 <tile id="378" type="wood_blob_4"/>
 <tile id="379" type="wood_blob_5"/>
 <tile id="380" type="wood_blob_7"/>
 <tile id="381" type="wood_blob_16"/>
 <tile id="382" type="wood_blob_17"/>
 <tile id="383" type="wood_blob_20"/>
 <tile id="384" type="wood_blob_21"/>
 <tile id="385" type="wood_blob_23"/>
 <tile id="386" type="wood_blob_28"/>
 <tile id="387" type="wood_blob_29"/>
 <tile id="388" type="wood_blob_31"/>
 <tile id="389" type="wood_blob_64"/>
 <tile id="390" type="wood_blob_65"/>
 <tile id="391" type="wood_blob_68"/>
 <tile id="392" type="wood_blob_69"/>
 <tile id="393" type="wood_blob_71"/>
 <tile id="394" type="wood_blob_80"/>
 <tile id="395" type="wood_blob_81"/>
 <tile id="396" type="wood_blob_84"/>
 <tile id="397" type="wood_blob_85"/>
 <tile id="398" type="wood_blob_87"/>
 <tile id="399" type="wood_blob_92"/>
 <tile id="400" type="wood_blob_93"/>
 <tile id="401" type="wood_blob_95"/>
 <tile id="402" type="wood_blob_112"/>
 <tile id="403" type="wood_blob_113"/>
 <tile id="404" type="wood_blob_116"/>
 <tile id="405" type="wood_blob_117"/>
 <tile id="406" type="wood_blob_119"/>
 <tile id="407" type="wood_blob_124"/>
 <tile id="408" type="wood_blob_125"/>
 <tile id="409" type="wood_blob_127"/>
 <tile id="410" type="wood_blob_193"/>
 <tile id="411" type="wood_blob_197"/>
 <tile id="412" type="wood_blob_199"/>
 <tile id="413" type="wood_blob_209"/>
 <tile id="414" type="wood_blob_213"/>
 <tile id="415" type="wood_blob_215"/>
 <tile id="416" type="wood_blob_221"/>
 <tile id="417" type="wood_blob_223"/>
 <tile id="418" type="wood_blob_241"/>
 <tile id="419" type="wood_blob_245"/>
 <tile id="420" type="wood_blob_247"/>
 <tile id="421" type="wood_blob_253"/>
 <tile id="422" type="wood_blob_255"/>
 <tile id="423" type="deep_blob_0_1"/>
 <tile id="424" type="deep_blob_0_2"/>
 <tile id="425" type="deep_blob_1_1"/>
 <tile id="426" type="deep_blob_1_2"/>
 <tile id="427" type="deep_blob_4_1"/>
 <tile id="428" type="deep_blob_4_2"/>
 <tile id="429" type="deep_blob_5_1"/>
 <tile id="430" type="deep_blob_5_2"/>
 <tile id="431" type="deep_blob_7_1"/>
 <tile id="432" type="deep_blob_7_2"/>
 <tile id="433" type="deep_blob_16_1"/>
 <tile id="434" type="deep_blob_16_2"/>
 <tile id="435" type="deep_blob_17_1"/>
 <tile id="436" type="deep_blob_17_2"/>
 <tile id="437" type="deep_blob_20_1"/>
 <tile id="438" type="deep_blob_20_2"/>
 <tile id="439" type="deep_blob_21_1"/>
 <tile id="440" type="deep_blob_21_2"/>
 <tile id="441" type="deep_blob_23_1"/>
 <tile id="442" type="deep_blob_23_2"/>
 <tile id="443" type="deep_blob_28_1"/>
 <tile id="444" type="deep_blob_28_2"/>
 <tile id="445" type="deep_blob_29_1"/>
 <tile id="446" type="deep_blob_29_2"/>
 <tile id="447" type="deep_blob_31_1"/>
 <tile id="448" type="deep_blob_31_2"/>
 <tile id="449" type="deep_blob_64_1"/>
 <tile id="450" type="deep_blob_64_2"/>
 <tile id="451" type="deep_blob_65_1"/>
 <tile id="452" type="deep_blob_65_2"/>
 <tile id="453" type="deep_blob_68_1"/>
 <tile id="454" type="deep_blob_68_2"/>
 <tile id="455" type="deep_blob_69_1"/>
 <tile id="456" type="deep_blob_69_2"/>
 <tile id="457" type="deep_blob_71_1"/>
 <tile id="458" type="deep_blob_71_2"/>
 <tile id="459" type="deep_blob_80_1"/>
 <tile id="460" type="deep_blob_80_2"/>
 <tile id="461" type="deep_blob_81_1"/>
 <tile id="462" type="deep_blob_81_2"/>
 <tile id="463" type="deep_blob_84_1"/>
 <tile id="464" type="deep_blob_84_2"/>
 <tile id="465" type="deep_blob_85_1"/>
 <tile id="466" type="deep_blob_85_2"/>
 <tile id="467" type="deep_blob_87_1"/>
 <tile id="468" type="deep_blob_87_2"/>
 <tile id="469" type="deep_blob_92_1"/>
 <tile id="470" type="deep_blob_92_2"/>
 <tile id="471" type="deep_blob_93_1"/>
 <tile id="472" type="deep_blob_93_2"/>
 <tile id="473" type="deep_blob_95_1"/>
 <tile id="474" type="deep_blob_95_2"/>
 <tile id="475" type="deep_blob_112_1"/>
 <tile id="476" type="deep_blob_112_2"/>
 <tile id="477" type="deep_blob_113_1"/>
 <tile id="478" type="deep_blob_113_2"/>
 <tile id="479" type="deep_blob_116_1"/>
 <tile id="480" type="deep_blob_116_2"/>
 <tile id="481" type="deep_blob_117_1"/>
 <tile id="482" type="deep_blob_117_2"/>
 <tile id="483" type="deep_blob_119_1"/>
 <tile id="484" type="deep_blob_119_2"/>
 <tile id="485" type="deep_blob_124_1"/>
 <tile id="486" type="deep_blob_124_2"/>
 <tile id="487" type="deep_blob_125_1"/>
 <tile id="488" type="deep_blob_125_2"/>
 <tile id="489" type="deep_blob_127_1"/>
 <tile id="490" type="deep_blob_127_2"/>
 <tile id="491" type="deep_blob_193_1"/>
 <tile id="492" type="deep_blob_193_2"/>
 <tile id="493" type="deep_blob_197_1"/>
 <tile id="494" type="deep_blob_197_2"/>
 <tile id="495" type="deep_blob_199_1"/>
 <tile id="496" type="deep_blob_199_2"/>
 <tile id="497" type="deep_blob_209_1"/>
 <tile id="498" type="deep_blob_209_2"/>
 <tile id="499" type="deep_blob_213_1"/>
 <tile id="500" type="deep_blob_213_2"/>
 <tile id="501" type="deep_blob_215_1"/>
 <tile id="502" type="deep_blob_215_2"/>
 <tile id="503" type="deep_blob_221_1"/>
 <tile id="504" type="deep_blob_221_2"/>
 <tile id="505" type="deep_blob_223_1"/>
 <tile id="506" type="deep_blob_223_2"/>
 <tile id="507" type="deep_blob_241_1"/>
 <tile id="508" type="deep_blob_241_2"/>
 <tile id="509" type="deep_blob_245_1"/>
 <tile id="510" type="deep_blob_245_2"/>
 <tile id="511" type="deep_blob_247_1"/>
 <tile id="512" type="deep_blob_247_2"/>
 <tile id="513" type="deep_blob_253_1"/>
 <tile id="514" type="deep_blob_253_2"/>
 <tile id="515" type="deep_blob_255_1"/>
 <tile id="516" type="deep_blob_255_2"/>
 <tile id="517" type="cobble_lip_1"/>
 <tile id="518" type="cobble_lip_2"/>
 <tile id="519" type="cobble_lip_3"/>
 <tile id="520" type="cobble_lip_4"/>
 <tile id="521" type="cobble_lip_5"/>
 <tile id="522" type="cobble_lip_6"/>
 <tile id="523" type="cobble_lip_7"/>
 <tile id="524" type="cobble_lip_8"/>
 <tile id="525" type="cobble_lip_9"/>
 <tile id="526" type="cobble_lip_10"/>
 <tile id="527" type="cobble_lip_11"/>
 <tile id="528" type="cobble_lip_12"/>
 <tile id="529" type="cobble_lip_13"/>
 <tile id="530" type="cobble_lip_14"/>
 <tile id="531" type="cobble_lip_15"/>
 <tile id="532" type="cobble_lip_1_2"/>
 <tile id="533" type="cobble_lip_1_4"/>
 <tile id="534" type="cobble_lip_1_6"/>
 <tile id="535" type="cobble_lip_1_8"/>
 <tile id="536" type="cobble_lip_1_10"/>
 <tile id="537" type="cobble_lip_1_12"/>
 <tile id="538" type="cobble_lip_1_14"/>
 <tile id="539" type="cobble_lip_2_1"/>
 <tile id="540" type="cobble_lip_2_4"/>
 <tile id="541" type="cobble_lip_2_5"/>
 <tile id="542" type="cobble_lip_2_8"/>
 <tile id="543" type="cobble_lip_2_9"/>
 <tile id="544" type="cobble_lip_2_12"/>
 <tile id="545" type="cobble_lip_2_13"/>
 <tile id="546" type="cobble_lip_3_4"/>
 <tile id="547" type="cobble_lip_3_8"/>
 <tile id="548" type="cobble_lip_3_12"/>
 <tile id="549" type="cobble_lip_4_1"/>
 <tile id="550" type="cobble_lip_4_2"/>
 <tile id="551" type="cobble_lip_4_3"/>
 <tile id="552" type="cobble_lip_4_8"/>
 <tile id="553" type="cobble_lip_4_9"/>
 <tile id="554" type="cobble_lip_4_10"/>
 <tile id="555" type="cobble_lip_4_11"/>
 <tile id="556" type="cobble_lip_5_2"/>
 <tile id="557" type="cobble_lip_5_8"/>
 <tile id="558" type="cobble_lip_5_10"/>
 <tile id="559" type="cobble_lip_6_1"/>
 <tile id="560" type="cobble_lip_6_8"/>
 <tile id="561" type="cobble_lip_6_9"/>
 <tile id="562" type="cobble_lip_7_8"/>
 <tile id="563" type="cobble_lip_8_1"/>
 <tile id="564" type="cobble_lip_8_2"/>
 <tile id="565" type="cobble_lip_8_3"/>
 <tile id="566" type="cobble_lip_8_4"/>
 <tile id="567" type="cobble_lip_8_5"/>
 <tile id="568" type="cobble_lip_8_6"/>
 <tile id="569" type="cobble_lip_8_7"/>
 <tile id="570" type="cobble_lip_9_2"/>
 <tile id="571" type="cobble_lip_9_4"/>
 <tile id="572" type="cobble_lip_9_6"/>
 <tile id="573" type="cobble_lip_10_1"/>
 <tile id="574" type="cobble_lip_10_4"/>
 <tile id="575" type="cobble_lip_10_5"/>
 <tile id="576" type="cobble_lip_11_4"/>
 <tile id="577" type="cobble_lip_12_1"/>
 <tile id="578" type="cobble_lip_12_2"/>
 <tile id="579" type="cobble_lip_12_3"/>
 <tile id="580" type="cobble_lip_13_2"/>
 <tile id="581" type="cobble_lip_14_1"/>
</tileset>
