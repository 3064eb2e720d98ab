// Generated from schemas/components by `npm run generate`. Do not edit.
import helper0Module from "ajv/dist/runtime/ucs2length.js";
const helper0 = helper0Module.default ?? helper0Module;

export const Accordion = validate0Accordion;
const schema0Accordion = {
 "$id": "https://forecourt.dev/schemas/components/Accordion",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "items": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "title"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "title": {
      "type": "string",
      "maxLength": 200
     }
    }
   }
  },
  "initial": {
   "enum": [
    "firstExpanded",
    "allExpanded",
    "allCollapsed"
   ],
   "default": "firstExpanded"
  },
  "multiple": {
   "type": "boolean",
   "default": true
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "faqData": {
   "type": "boolean",
   "default": false
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Accordion = Object.prototype.hasOwnProperty;
const func1Accordion = helper0;
const pattern0Accordion = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1Accordion = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2Accordion = new RegExp("^[\\w -]*$", "u");
const pattern3Accordion = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Accordion(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Accordion" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Accordion.call(schema0Accordion.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.title === undefined){
const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "title"))){
const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0Accordion.test(data2)){
const err5 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.title !== undefined){
let data3 = data1.title;
if(typeof data3 === "string"){
if(func1Accordion(data3) > 200){
const err7 = {instancePath:instancePath+"/items/" + i0+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.initial !== undefined){
let data4 = data.initial;
if(!(((data4 === "firstExpanded") || (data4 === "allExpanded")) || (data4 === "allCollapsed"))){
const err11 = {instancePath:instancePath+"/initial",keyword:"enum",params:{allowedValues: schema0Accordion.properties.initial.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.multiple !== undefined){
if(typeof data.multiple !== "boolean"){
const err12 = {instancePath:instancePath+"/multiple",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data6 = data.headingLevel;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((data6 === 2) || (data6 === 3)) || (data6 === 4)) || (data6 === 5)) || (data6 === 6))){
const err14 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0Accordion.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.faqData !== undefined){
if(typeof data.faqData !== "boolean"){
const err15 = {instancePath:instancePath+"/faqData",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.anchor !== undefined){
let data8 = data.anchor;
if(typeof data8 === "string"){
if(!pattern1Accordion.test(data8)){
const err16 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.className !== undefined){
let data9 = data.className;
if(typeof data9 === "string"){
if(func1Accordion(data9) > 200){
const err18 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern2Accordion.test(data9)){
const err19 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data10 = data.marginTop;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err22 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Accordion.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data11 = data.marginBottom;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err24 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Accordion.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data12 = data.paddingBlock;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err25 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err26 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Accordion.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data13 = data.paddingInline;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err27 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err28 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Accordion.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.background !== undefined){
let data14 = data.background;
if(typeof data14 === "string"){
if(!pattern3Accordion.test(data14)){
const err29 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.align !== undefined){
let data15 = data.align;
if(!((((data15 === "inherit") || (data15 === "start")) || (data15 === "center")) || (data15 === "end"))){
const err31 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Accordion.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data16 = data.hideBelow;
if(!(((((data16 === "none") || (data16 === "sm")) || (data16 === "md")) || (data16 === "lg")) || (data16 === "xl"))){
const err32 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Accordion.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data17 = data.hideAbove;
if(!(((((data17 === "none") || (data17 === "sm")) || (data17 === "md")) || (data17 === "lg")) || (data17 === "xl"))){
const err33 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Accordion.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate0Accordion.errors = vErrors;
return errors === 0;
}



export const AdditionalList = validate0AdditionalList;
const schema0AdditionalList = {
 "$id": "https://forecourt.dev/schemas/components/AdditionalList",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "kind": {
   "enum": [
    "all",
    "insurance",
    "additional",
    "other"
   ],
   "default": "all"
  },
  "limit": {
   "type": "integer",
   "default": 0,
   "minimum": 0,
   "maximum": 200
  },
  "showPrice": {
   "type": "boolean",
   "default": true
  },
  "xs": {
   "type": "integer",
   "enum": [
    1,
    2
   ],
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 2
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 3
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0AdditionalList = Object.prototype.hasOwnProperty;
const func1AdditionalList = helper0;
const pattern0AdditionalList = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1AdditionalList = new RegExp("^[\\w -]*$", "u");
const pattern2AdditionalList = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0AdditionalList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/AdditionalList" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0AdditionalList.call(schema0AdditionalList.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((data0 === "all") || (data0 === "insurance")) || (data0 === "additional")) || (data0 === "other"))){
const err1 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.showPrice !== undefined){
if(typeof data.showPrice !== "boolean"){
const err5 = {instancePath:instancePath+"/showPrice",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.xs !== undefined){
let data3 = data.xs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data3 === 1) || (data3 === 2))){
const err7 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.xs.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sm !== undefined){
let data4 = data.sm;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 6 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.md !== undefined){
let data5 = data.md;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 6 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data6 = data.lg;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 6 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data7 = data.xl;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 6 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.headingLevel !== undefined){
let data8 = data.headingLevel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data8 === 2) || (data8 === 3)) || (data8 === 4)) || (data8 === 5)) || (data8 === 6))){
const err21 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.anchor !== undefined){
let data9 = data.anchor;
if(typeof data9 === "string"){
if(!pattern0AdditionalList.test(data9)){
const err22 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.className !== undefined){
let data10 = data.className;
if(typeof data10 === "string"){
if(func1AdditionalList(data10) > 200){
const err24 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern1AdditionalList.test(data10)){
const err25 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data11 = data.marginTop;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err28 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data12 = data.marginBottom;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err29 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err30 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data13 = data.paddingBlock;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err32 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data14 = data.paddingInline;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err34 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.background !== undefined){
let data15 = data.background;
if(typeof data15 === "string"){
if(!pattern2AdditionalList.test(data15)){
const err35 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.align !== undefined){
let data16 = data.align;
if(!((((data16 === "inherit") || (data16 === "start")) || (data16 === "center")) || (data16 === "end"))){
const err37 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data17 = data.hideBelow;
if(!(((((data17 === "none") || (data17 === "sm")) || (data17 === "md")) || (data17 === "lg")) || (data17 === "xl"))){
const err38 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data18 = data.hideAbove;
if(!(((((data18 === "none") || (data18 === "sm")) || (data18 === "md")) || (data18 === "lg")) || (data18 === "xl"))){
const err39 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0AdditionalList.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate0AdditionalList.errors = vErrors;
return errors === 0;
}



export const BlogList = validate0BlogList;
const schema0BlogList = {
 "$id": "https://forecourt.dev/schemas/components/BlogList",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "pageSize": {
   "type": "integer",
   "minimum": 0,
   "maximum": 60,
   "default": 0
  },
  "layout": {
   "enum": [
    "grid",
    "list"
   ],
   "default": "grid"
  },
  "columns": {
   "enum": [
    1,
    2,
    3,
    4
   ],
   "default": 3
  },
  "paging": {
   "enum": [
    "pages",
    "more",
    "none"
   ],
   "default": "pages"
  },
  "headingLevel": {
   "enum": [
    2,
    3,
    4
   ],
   "default": 2
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0BlogList = Object.prototype.hasOwnProperty;
const func1BlogList = helper0;
const pattern0BlogList = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1BlogList = new RegExp("^[\\w -]*$", "u");
const pattern2BlogList = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0BlogList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BlogList" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0BlogList.call(schema0BlogList.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.pageSize !== undefined){
let data0 = data.pageSize;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageSize",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageSize",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageSize",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.layout !== undefined){
let data1 = data.layout;
if(!((data1 === "grid") || (data1 === "list"))){
const err4 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema0BlogList.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.columns !== undefined){
let data2 = data.columns;
if(!((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4))){
const err5 = {instancePath:instancePath+"/columns",keyword:"enum",params:{allowedValues: schema0BlogList.properties.columns.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.paging !== undefined){
let data3 = data.paging;
if(!(((data3 === "pages") || (data3 === "more")) || (data3 === "none"))){
const err6 = {instancePath:instancePath+"/paging",keyword:"enum",params:{allowedValues: schema0BlogList.properties.paging.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data4 = data.headingLevel;
if(!(((data4 === 2) || (data4 === 3)) || (data4 === 4))){
const err7 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0BlogList.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.anchor !== undefined){
let data5 = data.anchor;
if(typeof data5 === "string"){
if(!pattern0BlogList.test(data5)){
const err8 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.className !== undefined){
let data6 = data.className;
if(typeof data6 === "string"){
if(func1BlogList(data6) > 200){
const err10 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1BlogList.test(data6)){
const err11 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data7 = data.marginTop;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err14 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0BlogList.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data8 = data.marginBottom;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err16 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0BlogList.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data9 = data.paddingBlock;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err18 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0BlogList.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data10 = data.paddingInline;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err20 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0BlogList.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.background !== undefined){
let data11 = data.background;
if(typeof data11 === "string"){
if(!pattern2BlogList.test(data11)){
const err21 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.align !== undefined){
let data12 = data.align;
if(!((((data12 === "inherit") || (data12 === "start")) || (data12 === "center")) || (data12 === "end"))){
const err23 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0BlogList.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data13 = data.hideBelow;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err24 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0BlogList.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data14 = data.hideAbove;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err25 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0BlogList.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate0BlogList.errors = vErrors;
return errors === 0;
}



export const BlogPost = validate0BlogPost;
const schema0BlogPost = {
 "$id": "https://forecourt.dev/schemas/components/BlogPost",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0BlogPost = Object.prototype.hasOwnProperty;
const func1BlogPost = helper0;
const pattern0BlogPost = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1BlogPost = new RegExp("^[\\w -]*$", "u");
const pattern2BlogPost = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0BlogPost(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BlogPost" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0BlogPost.call(schema0BlogPost.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.anchor !== undefined){
let data0 = data.anchor;
if(typeof data0 === "string"){
if(!pattern0BlogPost.test(data0)){
const err1 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.className !== undefined){
let data1 = data.className;
if(typeof data1 === "string"){
if(func1BlogPost(data1) > 200){
const err3 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern1BlogPost.test(data1)){
const err4 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data2 = data.marginTop;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((data2 === 0) || (data2 === 4)) || (data2 === 8)) || (data2 === 12)) || (data2 === 16)) || (data2 === 24)) || (data2 === 32)) || (data2 === 48)) || (data2 === 64)) || (data2 === 96)) || (data2 === 128))){
const err7 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0BlogPost.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data3 = data.marginBottom;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((((data3 === 0) || (data3 === 4)) || (data3 === 8)) || (data3 === 12)) || (data3 === 16)) || (data3 === 24)) || (data3 === 32)) || (data3 === 48)) || (data3 === 64)) || (data3 === 96)) || (data3 === 128))){
const err9 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0BlogPost.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data4 = data.paddingBlock;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((data4 === 0) || (data4 === 4)) || (data4 === 8)) || (data4 === 12)) || (data4 === 16)) || (data4 === 24)) || (data4 === 32)) || (data4 === 48)) || (data4 === 64)) || (data4 === 96)) || (data4 === 128))){
const err11 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0BlogPost.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data5 = data.paddingInline;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err13 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0BlogPost.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.background !== undefined){
let data6 = data.background;
if(typeof data6 === "string"){
if(!pattern2BlogPost.test(data6)){
const err14 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.align !== undefined){
let data7 = data.align;
if(!((((data7 === "inherit") || (data7 === "start")) || (data7 === "center")) || (data7 === "end"))){
const err16 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0BlogPost.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data8 = data.hideBelow;
if(!(((((data8 === "none") || (data8 === "sm")) || (data8 === "md")) || (data8 === "lg")) || (data8 === "xl"))){
const err17 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0BlogPost.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data9 = data.hideAbove;
if(!(((((data9 === "none") || (data9 === "sm")) || (data9 === "md")) || (data9 === "lg")) || (data9 === "xl"))){
const err18 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0BlogPost.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0BlogPost.errors = vErrors;
return errors === 0;
}



export const BookingError = validate0BookingError;
const schema0BookingError = {
 "$id": "https://forecourt.dev/schemas/components/BookingError",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0BookingError = Object.prototype.hasOwnProperty;
const func1BookingError = helper0;
const pattern0BookingError = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1BookingError = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2BookingError = new RegExp("^[\\w -]*$", "u");
const pattern3BookingError = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0BookingError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BookingError" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0BookingError.call(schema0BookingError.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.src === undefined){
const err1 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "src") || (key1 === "alt"))){
const err2 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(func1BookingError(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0BookingError.test(data1)){
const err4 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alt !== undefined){
let data2 = data0.alt;
if(typeof data2 === "string"){
if(func1BookingError(data2) > 200){
const err6 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.anchor !== undefined){
let data3 = data.anchor;
if(typeof data3 === "string"){
if(!pattern1BookingError.test(data3)){
const err9 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.className !== undefined){
let data4 = data.className;
if(typeof data4 === "string"){
if(func1BookingError(data4) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2BookingError.test(data4)){
const err12 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data5 = data.marginTop;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0BookingError.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data6 = data.marginBottom;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0BookingError.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data7 = data.paddingBlock;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0BookingError.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data8 = data.paddingInline;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0BookingError.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.background !== undefined){
let data9 = data.background;
if(typeof data9 === "string"){
if(!pattern3BookingError.test(data9)){
const err22 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.align !== undefined){
let data10 = data.align;
if(!((((data10 === "inherit") || (data10 === "start")) || (data10 === "center")) || (data10 === "end"))){
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0BookingError.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data11 = data.hideBelow;
if(!(((((data11 === "none") || (data11 === "sm")) || (data11 === "md")) || (data11 === "lg")) || (data11 === "xl"))){
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0BookingError.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data12 = data.hideAbove;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0BookingError.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0BookingError.errors = vErrors;
return errors === 0;
}



export const BookingSuccess = validate0BookingSuccess;
const schema0BookingSuccess = {
 "$id": "https://forecourt.dev/schemas/components/BookingSuccess",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "text": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0BookingSuccess = Object.prototype.hasOwnProperty;
const func1BookingSuccess = helper0;
const pattern0BookingSuccess = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1BookingSuccess = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2BookingSuccess = new RegExp("^[\\w -]*$", "u");
const pattern3BookingSuccess = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0BookingSuccess(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BookingSuccess" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0BookingSuccess.call(schema0BookingSuccess.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func1BookingSuccess(data0) > 200){
const err1 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.image !== undefined){
let data1 = data.image;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.src === undefined){
const err3 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "src") || (key1 === "alt"))){
const err4 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.src !== undefined){
let data2 = data1.src;
if(typeof data2 === "string"){
if(func1BookingSuccess(data2) > 500){
const err5 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0BookingSuccess.test(data2)){
const err6 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.alt !== undefined){
let data3 = data1.alt;
if(typeof data3 === "string"){
if(func1BookingSuccess(data3) > 200){
const err8 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.anchor !== undefined){
let data4 = data.anchor;
if(typeof data4 === "string"){
if(!pattern1BookingSuccess.test(data4)){
const err11 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.className !== undefined){
let data5 = data.className;
if(typeof data5 === "string"){
if(func1BookingSuccess(data5) > 200){
const err13 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2BookingSuccess.test(data5)){
const err14 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data6 = data.marginTop;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err17 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0BookingSuccess.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data7 = data.marginBottom;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err19 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0BookingSuccess.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data8 = data.paddingBlock;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err21 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0BookingSuccess.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data9 = data.paddingInline;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err23 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0BookingSuccess.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.background !== undefined){
let data10 = data.background;
if(typeof data10 === "string"){
if(!pattern3BookingSuccess.test(data10)){
const err24 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.align !== undefined){
let data11 = data.align;
if(!((((data11 === "inherit") || (data11 === "start")) || (data11 === "center")) || (data11 === "end"))){
const err26 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0BookingSuccess.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data12 = data.hideBelow;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err27 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0BookingSuccess.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data13 = data.hideAbove;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err28 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0BookingSuccess.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate0BookingSuccess.errors = vErrors;
return errors === 0;
}



export const Button = validate0Button;
const schema0Button = {
 "$id": "https://forecourt.dev/schemas/components/Button",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "label"
 ],
 "properties": {
  "label": {
   "type": "string",
   "maxLength": 200
  },
  "link": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    }
   },
   "default": {
    "pageId": "",
    "url": ""
   }
  },
  "modal": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "variant": {
   "enum": [
    "primary",
    "secondary",
    "text"
   ],
   "default": "primary"
  },
  "size": {
   "enum": [
    "small",
    "medium",
    "large"
   ],
   "default": "medium"
  },
  "icon": {
   "type": "string",
   "pattern": "^$|^[a-z][a-z0-9-]*$",
   "maxLength": 40,
   "default": ""
  },
  "iconPosition": {
   "enum": [
    "left",
    "right"
   ],
   "default": "left"
  },
  "fullWidth": {
   "type": "boolean",
   "default": false
  },
  "newTab": {
   "type": "boolean",
   "default": false
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Button = Object.prototype.hasOwnProperty;
const func1Button = helper0;
const pattern0Button = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern1Button = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2Button = new RegExp("^$|^[a-z][a-z0-9-]*$", "u");
const pattern4Button = new RegExp("^[\\w -]*$", "u");
const pattern5Button = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Button(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Button" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0Button.call(schema0Button.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1Button(data0) > 200){
const err2 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.link !== undefined){
let data1 = data.link;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "pageId") || (key1 === "url"))){
const err4 = {instancePath:instancePath+"/link",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.pageId !== undefined){
let data2 = data1.pageId;
if(typeof data2 === "string"){
if(func1Button(data2) > 80){
const err5 = {instancePath:instancePath+"/link/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/link/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.url !== undefined){
let data3 = data1.url;
if(typeof data3 === "string"){
if(func1Button(data3) > 2000){
const err7 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0Button.test(data3)){
const err8 = {instancePath:instancePath+"/link/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/link/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.modal !== undefined){
let data4 = data.modal;
if(typeof data4 === "string"){
if(!pattern1Button.test(data4)){
const err11 = {instancePath:instancePath+"/modal",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/modal",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.variant !== undefined){
let data5 = data.variant;
if(!(((data5 === "primary") || (data5 === "secondary")) || (data5 === "text"))){
const err13 = {instancePath:instancePath+"/variant",keyword:"enum",params:{allowedValues: schema0Button.properties.variant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.size !== undefined){
let data6 = data.size;
if(!(((data6 === "small") || (data6 === "medium")) || (data6 === "large"))){
const err14 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema0Button.properties.size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.icon !== undefined){
let data7 = data.icon;
if(typeof data7 === "string"){
if(func1Button(data7) > 40){
const err15 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern2Button.test(data7)){
const err16 = {instancePath:instancePath+"/icon",keyword:"pattern",params:{pattern: "^$|^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^$|^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.iconPosition !== undefined){
let data8 = data.iconPosition;
if(!((data8 === "left") || (data8 === "right"))){
const err18 = {instancePath:instancePath+"/iconPosition",keyword:"enum",params:{allowedValues: schema0Button.properties.iconPosition.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.fullWidth !== undefined){
if(typeof data.fullWidth !== "boolean"){
const err19 = {instancePath:instancePath+"/fullWidth",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.newTab !== undefined){
if(typeof data.newTab !== "boolean"){
const err20 = {instancePath:instancePath+"/newTab",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.anchor !== undefined){
let data11 = data.anchor;
if(typeof data11 === "string"){
if(!pattern1Button.test(data11)){
const err21 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.className !== undefined){
let data12 = data.className;
if(typeof data12 === "string"){
if(func1Button(data12) > 200){
const err23 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4Button.test(data12)){
const err24 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data13 = data.marginTop;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err27 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Button.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data14 = data.marginBottom;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err28 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err29 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Button.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data15 = data.paddingBlock;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err30 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err31 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Button.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data16 = data.paddingInline;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err32 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err33 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Button.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.background !== undefined){
let data17 = data.background;
if(typeof data17 === "string"){
if(!pattern5Button.test(data17)){
const err34 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.align !== undefined){
let data18 = data.align;
if(!((((data18 === "inherit") || (data18 === "start")) || (data18 === "center")) || (data18 === "end"))){
const err36 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Button.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data19 = data.hideBelow;
if(!(((((data19 === "none") || (data19 === "sm")) || (data19 === "md")) || (data19 === "lg")) || (data19 === "xl"))){
const err37 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Button.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data20 = data.hideAbove;
if(!(((((data20 === "none") || (data20 === "sm")) || (data20 === "md")) || (data20 === "lg")) || (data20 === "xl"))){
const err38 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Button.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate0Button.errors = vErrors;
return errors === 0;
}



export const CallToAction = validate0CallToAction;
const schema0CallToAction = {
 "$id": "https://forecourt.dev/schemas/components/CallToAction",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "heading": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "text": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 2
  },
  "layout": {
   "enum": [
    "stacked",
    "inline"
   ],
   "default": "stacked"
  },
  "backgroundImage": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "tone": {
   "enum": [
    "inherit",
    "light",
    "dark"
   ],
   "default": "inherit"
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0CallToAction = Object.prototype.hasOwnProperty;
const func1CallToAction = helper0;
const pattern0CallToAction = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1CallToAction = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2CallToAction = new RegExp("^[\\w -]*$", "u");
const pattern3CallToAction = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0CallToAction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CallToAction" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0CallToAction.call(schema0CallToAction.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.heading !== undefined){
let data0 = data.heading;
if(typeof data0 === "string"){
if(func1CallToAction(data0) > 200){
const err1 = {instancePath:instancePath+"/heading",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/heading",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func1CallToAction(data1) > 200){
const err3 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data2 = data.headingLevel;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data2 === 2) || (data2 === 3)) || (data2 === 4)) || (data2 === 5)) || (data2 === 6))){
const err6 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.layout !== undefined){
let data3 = data.layout;
if(!((data3 === "stacked") || (data3 === "inline"))){
const err7 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.backgroundImage !== undefined){
let data4 = data.backgroundImage;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.src === undefined){
const err8 = {instancePath:instancePath+"/backgroundImage",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "src") || (key1 === "alt"))){
const err9 = {instancePath:instancePath+"/backgroundImage",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.src !== undefined){
let data5 = data4.src;
if(typeof data5 === "string"){
if(func1CallToAction(data5) > 500){
const err10 = {instancePath:instancePath+"/backgroundImage/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0CallToAction.test(data5)){
const err11 = {instancePath:instancePath+"/backgroundImage/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/backgroundImage/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(typeof data6 === "string"){
if(func1CallToAction(data6) > 200){
const err13 = {instancePath:instancePath+"/backgroundImage/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/backgroundImage/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/backgroundImage",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tone !== undefined){
let data7 = data.tone;
if(!(((data7 === "inherit") || (data7 === "light")) || (data7 === "dark"))){
const err16 = {instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.tone.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.anchor !== undefined){
let data8 = data.anchor;
if(typeof data8 === "string"){
if(!pattern1CallToAction.test(data8)){
const err17 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.className !== undefined){
let data9 = data.className;
if(typeof data9 === "string"){
if(func1CallToAction(data9) > 200){
const err19 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern2CallToAction.test(data9)){
const err20 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data10 = data.marginTop;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err23 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data11 = data.marginBottom;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err25 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data12 = data.paddingBlock;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err27 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data13 = data.paddingInline;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err29 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.background !== undefined){
let data14 = data.background;
if(typeof data14 === "string"){
if(!pattern3CallToAction.test(data14)){
const err30 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.align !== undefined){
let data15 = data.align;
if(!((((data15 === "inherit") || (data15 === "start")) || (data15 === "center")) || (data15 === "end"))){
const err32 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data16 = data.hideBelow;
if(!(((((data16 === "none") || (data16 === "sm")) || (data16 === "md")) || (data16 === "lg")) || (data16 === "xl"))){
const err33 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data17 = data.hideAbove;
if(!(((((data17 === "none") || (data17 === "sm")) || (data17 === "md")) || (data17 === "lg")) || (data17 === "xl"))){
const err34 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0CallToAction.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate0CallToAction.errors = vErrors;
return errors === 0;
}



export const CancelBookingForm = validate0CancelBookingForm;
const schema0CancelBookingForm = {
 "$id": "https://forecourt.dev/schemas/components/CancelBookingForm",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "title": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "doneText": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0CancelBookingForm = Object.prototype.hasOwnProperty;
const func1CancelBookingForm = helper0;
const pattern0CancelBookingForm = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1CancelBookingForm = new RegExp("^[\\w -]*$", "u");
const pattern2CancelBookingForm = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0CancelBookingForm(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CancelBookingForm" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0CancelBookingForm.call(schema0CancelBookingForm.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1CancelBookingForm(data0) > 200){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.doneText !== undefined){
let data1 = data.doneText;
if(typeof data1 === "string"){
if(func1CancelBookingForm(data1) > 200){
const err3 = {instancePath:instancePath+"/doneText",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/doneText",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.anchor !== undefined){
let data2 = data.anchor;
if(typeof data2 === "string"){
if(!pattern0CancelBookingForm.test(data2)){
const err5 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.className !== undefined){
let data3 = data.className;
if(typeof data3 === "string"){
if(func1CancelBookingForm(data3) > 200){
const err7 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1CancelBookingForm.test(data3)){
const err8 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data4 = data.marginTop;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((data4 === 0) || (data4 === 4)) || (data4 === 8)) || (data4 === 12)) || (data4 === 16)) || (data4 === 24)) || (data4 === 32)) || (data4 === 48)) || (data4 === 64)) || (data4 === 96)) || (data4 === 128))){
const err11 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0CancelBookingForm.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data5 = data.marginBottom;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err13 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0CancelBookingForm.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data6 = data.paddingBlock;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err15 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0CancelBookingForm.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data7 = data.paddingInline;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err17 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0CancelBookingForm.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.background !== undefined){
let data8 = data.background;
if(typeof data8 === "string"){
if(!pattern2CancelBookingForm.test(data8)){
const err18 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.align !== undefined){
let data9 = data.align;
if(!((((data9 === "inherit") || (data9 === "start")) || (data9 === "center")) || (data9 === "end"))){
const err20 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0CancelBookingForm.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data10 = data.hideBelow;
if(!(((((data10 === "none") || (data10 === "sm")) || (data10 === "md")) || (data10 === "lg")) || (data10 === "xl"))){
const err21 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0CancelBookingForm.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data11 = data.hideAbove;
if(!(((((data11 === "none") || (data11 === "sm")) || (data11 === "md")) || (data11 === "lg")) || (data11 === "xl"))){
const err22 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0CancelBookingForm.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0CancelBookingForm.errors = vErrors;
return errors === 0;
}



export const CarDetails = validate0CarDetails;
const schema0CarDetails = {
 "$id": "https://forecourt.dev/schemas/components/CarDetails",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "modelId": {
   "type": "string",
   "default": "",
   "maxLength": 60
  },
  "text": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "showExcess": {
   "type": "boolean",
   "default": true
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "pictureSide": {
   "enum": [
    "start",
    "end"
   ],
   "default": "start"
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0CarDetails = Object.prototype.hasOwnProperty;
const func1CarDetails = helper0;
const pattern0CarDetails = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1CarDetails = new RegExp("^[\\w -]*$", "u");
const pattern2CarDetails = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0CarDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CarDetails" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0CarDetails.call(schema0CarDetails.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.modelId !== undefined){
let data0 = data.modelId;
if(typeof data0 === "string"){
if(func1CarDetails(data0) > 60){
const err1 = {instancePath:instancePath+"/modelId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/modelId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func1CarDetails(data1) > 200){
const err3 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.showExcess !== undefined){
if(typeof data.showExcess !== "boolean"){
const err5 = {instancePath:instancePath+"/showExcess",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data3 = data.buttonLabel;
if(typeof data3 === "string"){
if(func1CarDetails(data3) > 200){
const err6 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pictureSide !== undefined){
let data4 = data.pictureSide;
if(!((data4 === "start") || (data4 === "end"))){
const err8 = {instancePath:instancePath+"/pictureSide",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.pictureSide.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data5 = data.headingLevel;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data5 === 2) || (data5 === 3)) || (data5 === 4)) || (data5 === 5)) || (data5 === 6))){
const err10 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.anchor !== undefined){
let data6 = data.anchor;
if(typeof data6 === "string"){
if(!pattern0CarDetails.test(data6)){
const err11 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.className !== undefined){
let data7 = data.className;
if(typeof data7 === "string"){
if(func1CarDetails(data7) > 200){
const err13 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1CarDetails.test(data7)){
const err14 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data8 = data.marginTop;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err17 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data9 = data.marginBottom;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err19 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data10 = data.paddingBlock;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err21 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data11 = data.paddingInline;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err23 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.background !== undefined){
let data12 = data.background;
if(typeof data12 === "string"){
if(!pattern2CarDetails.test(data12)){
const err24 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.align !== undefined){
let data13 = data.align;
if(!((((data13 === "inherit") || (data13 === "start")) || (data13 === "center")) || (data13 === "end"))){
const err26 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data14 = data.hideBelow;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err27 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data15 = data.hideAbove;
if(!(((((data15 === "none") || (data15 === "sm")) || (data15 === "md")) || (data15 === "lg")) || (data15 === "xl"))){
const err28 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0CarDetails.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate0CarDetails.errors = vErrors;
return errors === 0;
}



export const Checkout = validate0Checkout;
const schema0Checkout = {
 "$id": "https://forecourt.dev/schemas/components/Checkout",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "formId": {
   "type": "string",
   "default": "",
   "maxLength": 60
  },
  "note": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Checkout = Object.prototype.hasOwnProperty;
const func1Checkout = helper0;
const pattern0Checkout = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1Checkout = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2Checkout = new RegExp("^[\\w -]*$", "u");
const pattern3Checkout = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Checkout(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Checkout" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Checkout.call(schema0Checkout.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.formId !== undefined){
let data0 = data.formId;
if(typeof data0 === "string"){
if(func1Checkout(data0) > 60){
const err1 = {instancePath:instancePath+"/formId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/formId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if(typeof data1 === "string"){
if(func1Checkout(data1) > 200){
const err3 = {instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/note",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.src === undefined){
const err5 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "src") || (key1 === "alt"))){
const err6 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.src !== undefined){
let data3 = data2.src;
if(typeof data3 === "string"){
if(func1Checkout(data3) > 500){
const err7 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0Checkout.test(data3)){
const err8 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.alt !== undefined){
let data4 = data2.alt;
if(typeof data4 === "string"){
if(func1Checkout(data4) > 200){
const err10 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.anchor !== undefined){
let data5 = data.anchor;
if(typeof data5 === "string"){
if(!pattern1Checkout.test(data5)){
const err13 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.className !== undefined){
let data6 = data.className;
if(typeof data6 === "string"){
if(func1Checkout(data6) > 200){
const err15 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern2Checkout.test(data6)){
const err16 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data7 = data.marginTop;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err19 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Checkout.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data8 = data.marginBottom;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err21 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Checkout.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data9 = data.paddingBlock;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err23 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Checkout.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data10 = data.paddingInline;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err25 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Checkout.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.background !== undefined){
let data11 = data.background;
if(typeof data11 === "string"){
if(!pattern3Checkout.test(data11)){
const err26 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.align !== undefined){
let data12 = data.align;
if(!((((data12 === "inherit") || (data12 === "start")) || (data12 === "center")) || (data12 === "end"))){
const err28 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Checkout.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data13 = data.hideBelow;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err29 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Checkout.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data14 = data.hideAbove;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err30 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Checkout.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate0Checkout.errors = vErrors;
return errors === 0;
}



export const Column = validate0Column;
const schema0Column = {
 "$id": "https://forecourt.dev/schemas/components/Column",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "xs": {
   "type": "integer",
   "minimum": 1,
   "maximum": 12,
   "default": 12
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 12,
   "default": 0
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 12,
   "default": 0
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 12,
   "default": 0
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 12,
   "default": 0
  },
  "valign": {
   "enum": [
    "start",
    "center",
    "end",
    "between"
   ],
   "default": "start"
  },
  "gap": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 16
  },
  "order": {
   "type": "integer",
   "minimum": 0,
   "maximum": 12,
   "default": 0
  },
  "direction": {
   "enum": [
    "vertical",
    "horizontal"
   ],
   "default": "vertical"
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Column = Object.prototype.hasOwnProperty;
const func1Column = helper0;
const pattern0Column = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1Column = new RegExp("^[\\w -]*$", "u");
const pattern2Column = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Column(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Column" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Column.call(schema0Column.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.xs !== undefined){
let data0 = data.xs;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 12 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/xs",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/xs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.sm !== undefined){
let data1 = data.sm;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 12 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.md !== undefined){
let data2 = data.md;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data3 = data.lg;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 12 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data4 = data.xl;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 12 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.valign !== undefined){
let data5 = data.valign;
if(!((((data5 === "start") || (data5 === "center")) || (data5 === "end")) || (data5 === "between"))){
const err16 = {instancePath:instancePath+"/valign",keyword:"enum",params:{allowedValues: schema0Column.properties.valign.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.gap !== undefined){
let data6 = data.gap;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/gap",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err18 = {instancePath:instancePath+"/gap",keyword:"enum",params:{allowedValues: schema0Column.properties.gap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.order !== undefined){
let data7 = data.order;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 12 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/order",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.direction !== undefined){
let data8 = data.direction;
if(!((data8 === "vertical") || (data8 === "horizontal"))){
const err22 = {instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema0Column.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.anchor !== undefined){
let data9 = data.anchor;
if(typeof data9 === "string"){
if(!pattern0Column.test(data9)){
const err23 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.className !== undefined){
let data10 = data.className;
if(typeof data10 === "string"){
if(func1Column(data10) > 200){
const err25 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern1Column.test(data10)){
const err26 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data11 = data.marginTop;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err29 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Column.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data12 = data.marginBottom;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err31 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Column.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data13 = data.paddingBlock;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err33 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Column.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data14 = data.paddingInline;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err35 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Column.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.background !== undefined){
let data15 = data.background;
if(typeof data15 === "string"){
if(!pattern2Column.test(data15)){
const err36 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.align !== undefined){
let data16 = data.align;
if(!((((data16 === "inherit") || (data16 === "start")) || (data16 === "center")) || (data16 === "end"))){
const err38 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Column.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data17 = data.hideBelow;
if(!(((((data17 === "none") || (data17 === "sm")) || (data17 === "md")) || (data17 === "lg")) || (data17 === "xl"))){
const err39 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Column.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data18 = data.hideAbove;
if(!(((((data18 === "none") || (data18 === "sm")) || (data18 === "md")) || (data18 === "lg")) || (data18 === "xl"))){
const err40 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Column.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate0Column.errors = vErrors;
return errors === 0;
}



export const ContactForm = validate0ContactForm;
const schema0ContactForm = {
 "$id": "https://forecourt.dev/schemas/components/ContactForm",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "formId": {
   "type": "string",
   "default": "",
   "maxLength": 60
  },
  "sentText": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0ContactForm = Object.prototype.hasOwnProperty;
const func1ContactForm = helper0;
const pattern0ContactForm = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1ContactForm = new RegExp("^[\\w -]*$", "u");
const pattern2ContactForm = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0ContactForm(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/ContactForm" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0ContactForm.call(schema0ContactForm.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.formId !== undefined){
let data0 = data.formId;
if(typeof data0 === "string"){
if(func1ContactForm(data0) > 60){
const err1 = {instancePath:instancePath+"/formId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/formId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sentText !== undefined){
let data1 = data.sentText;
if(typeof data1 === "string"){
if(func1ContactForm(data1) > 200){
const err3 = {instancePath:instancePath+"/sentText",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sentText",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.anchor !== undefined){
let data2 = data.anchor;
if(typeof data2 === "string"){
if(!pattern0ContactForm.test(data2)){
const err5 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.className !== undefined){
let data3 = data.className;
if(typeof data3 === "string"){
if(func1ContactForm(data3) > 200){
const err7 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1ContactForm.test(data3)){
const err8 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data4 = data.marginTop;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((data4 === 0) || (data4 === 4)) || (data4 === 8)) || (data4 === 12)) || (data4 === 16)) || (data4 === 24)) || (data4 === 32)) || (data4 === 48)) || (data4 === 64)) || (data4 === 96)) || (data4 === 128))){
const err11 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0ContactForm.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data5 = data.marginBottom;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err13 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0ContactForm.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data6 = data.paddingBlock;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err15 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0ContactForm.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data7 = data.paddingInline;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err17 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0ContactForm.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.background !== undefined){
let data8 = data.background;
if(typeof data8 === "string"){
if(!pattern2ContactForm.test(data8)){
const err18 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.align !== undefined){
let data9 = data.align;
if(!((((data9 === "inherit") || (data9 === "start")) || (data9 === "center")) || (data9 === "end"))){
const err20 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0ContactForm.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data10 = data.hideBelow;
if(!(((((data10 === "none") || (data10 === "sm")) || (data10 === "md")) || (data10 === "lg")) || (data10 === "xl"))){
const err21 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0ContactForm.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data11 = data.hideAbove;
if(!(((((data11 === "none") || (data11 === "sm")) || (data11 === "md")) || (data11 === "lg")) || (data11 === "xl"))){
const err22 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0ContactForm.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0ContactForm.errors = vErrors;
return errors === 0;
}



export const Countdown = validate0Countdown;
const schema0Countdown = {
 "$id": "https://forecourt.dev/schemas/components/Countdown",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "target": {
   "type": "string",
   "pattern": "^$|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$",
   "default": ""
  },
  "zone": {
   "type": "string",
   "pattern": "^[A-Za-z][A-Za-z0-9_+/-]{0,49}$",
   "maxLength": 50,
   "default": "UTC"
  },
  "endAction": {
   "enum": [
    "hide",
    "text",
    "restart"
   ],
   "default": "hide"
  },
  "endText": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "restartDays": {
   "type": "integer",
   "minimum": 1,
   "maximum": 366,
   "default": 7
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Countdown = Object.prototype.hasOwnProperty;
const func1Countdown = helper0;
const pattern0Countdown = new RegExp("^$|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern1Countdown = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]{0,49}$", "u");
const pattern2Countdown = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern3Countdown = new RegExp("^[\\w -]*$", "u");
const pattern4Countdown = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Countdown(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Countdown" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Countdown.call(schema0Countdown.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1Countdown(data0) > 200){
const err1 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.target !== undefined){
let data1 = data.target;
if(typeof data1 === "string"){
if(!pattern0Countdown.test(data1)){
const err3 = {instancePath:instancePath+"/target",keyword:"pattern",params:{pattern: "^$|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^$|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/target",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.zone !== undefined){
let data2 = data.zone;
if(typeof data2 === "string"){
if(func1Countdown(data2) > 50){
const err5 = {instancePath:instancePath+"/zone",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1Countdown.test(data2)){
const err6 = {instancePath:instancePath+"/zone",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+/-]{0,49}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_+/-]{0,49}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/zone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.endAction !== undefined){
let data3 = data.endAction;
if(!(((data3 === "hide") || (data3 === "text")) || (data3 === "restart"))){
const err8 = {instancePath:instancePath+"/endAction",keyword:"enum",params:{allowedValues: schema0Countdown.properties.endAction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.endText !== undefined){
let data4 = data.endText;
if(typeof data4 === "string"){
if(func1Countdown(data4) > 200){
const err9 = {instancePath:instancePath+"/endText",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/endText",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.restartDays !== undefined){
let data5 = data.restartDays;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/restartDays",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 366 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/restartDays",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/restartDays",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.anchor !== undefined){
let data6 = data.anchor;
if(typeof data6 === "string"){
if(!pattern2Countdown.test(data6)){
const err14 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.className !== undefined){
let data7 = data.className;
if(typeof data7 === "string"){
if(func1Countdown(data7) > 200){
const err16 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern3Countdown.test(data7)){
const err17 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data8 = data.marginTop;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err20 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Countdown.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data9 = data.marginBottom;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err22 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Countdown.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data10 = data.paddingBlock;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err24 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Countdown.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data11 = data.paddingInline;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err26 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Countdown.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.background !== undefined){
let data12 = data.background;
if(typeof data12 === "string"){
if(!pattern4Countdown.test(data12)){
const err27 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.align !== undefined){
let data13 = data.align;
if(!((((data13 === "inherit") || (data13 === "start")) || (data13 === "center")) || (data13 === "end"))){
const err29 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Countdown.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data14 = data.hideBelow;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err30 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Countdown.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data15 = data.hideAbove;
if(!(((((data15 === "none") || (data15 === "sm")) || (data15 === "md")) || (data15 === "lg")) || (data15 === "xl"))){
const err31 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Countdown.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate0Countdown.errors = vErrors;
return errors === 0;
}



export const CurrencySelector = validate0CurrencySelector;
const schema0CurrencySelector = {
 "$id": "https://forecourt.dev/schemas/components/CurrencySelector",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "layout": {
   "enum": [
    "dropdown",
    "inline"
   ],
   "default": "dropdown"
  },
  "compact": {
   "type": "boolean",
   "default": false
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0CurrencySelector = Object.prototype.hasOwnProperty;
const func1CurrencySelector = helper0;
const pattern0CurrencySelector = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1CurrencySelector = new RegExp("^[\\w -]*$", "u");
const pattern2CurrencySelector = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0CurrencySelector(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CurrencySelector" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0CurrencySelector.call(schema0CurrencySelector.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.layout !== undefined){
let data0 = data.layout;
if(!((data0 === "dropdown") || (data0 === "inline"))){
const err1 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.compact !== undefined){
if(typeof data.compact !== "boolean"){
const err2 = {instancePath:instancePath+"/compact",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.anchor !== undefined){
let data2 = data.anchor;
if(typeof data2 === "string"){
if(!pattern0CurrencySelector.test(data2)){
const err3 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.className !== undefined){
let data3 = data.className;
if(typeof data3 === "string"){
if(func1CurrencySelector(data3) > 200){
const err5 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1CurrencySelector.test(data3)){
const err6 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data4 = data.marginTop;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((((data4 === 0) || (data4 === 4)) || (data4 === 8)) || (data4 === 12)) || (data4 === 16)) || (data4 === 24)) || (data4 === 32)) || (data4 === 48)) || (data4 === 64)) || (data4 === 96)) || (data4 === 128))){
const err9 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data5 = data.marginBottom;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err11 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data6 = data.paddingBlock;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err13 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data7 = data.paddingInline;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err15 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.background !== undefined){
let data8 = data.background;
if(typeof data8 === "string"){
if(!pattern2CurrencySelector.test(data8)){
const err16 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.align !== undefined){
let data9 = data.align;
if(!((((data9 === "inherit") || (data9 === "start")) || (data9 === "center")) || (data9 === "end"))){
const err18 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data10 = data.hideBelow;
if(!(((((data10 === "none") || (data10 === "sm")) || (data10 === "md")) || (data10 === "lg")) || (data10 === "xl"))){
const err19 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data11 = data.hideAbove;
if(!(((((data11 === "none") || (data11 === "sm")) || (data11 === "md")) || (data11 === "lg")) || (data11 === "xl"))){
const err20 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0CurrencySelector.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0CurrencySelector.errors = vErrors;
return errors === 0;
}



export const CustomHtml = validate0CustomHtml;
const schema0CustomHtml = {
 "$id": "https://forecourt.dev/schemas/components/CustomHtml",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "html": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "mode": {
   "enum": [
    "page",
    "frame"
   ],
   "default": "page"
  },
  "title": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "height": {
   "type": "integer",
   "minimum": 80,
   "maximum": 2000,
   "default": 400
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0CustomHtml = Object.prototype.hasOwnProperty;
const func1CustomHtml = helper0;
const pattern0CustomHtml = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1CustomHtml = new RegExp("^[\\w -]*$", "u");
const pattern2CustomHtml = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0CustomHtml(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CustomHtml" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0CustomHtml.call(schema0CustomHtml.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.html !== undefined){
let data0 = data.html;
if(typeof data0 === "string"){
if(func1CustomHtml(data0) > 200){
const err1 = {instancePath:instancePath+"/html",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/html",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(!((data1 === "page") || (data1 === "frame"))){
const err3 = {instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1CustomHtml(data2) > 200){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2000 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 80 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 80},message:"must be >= 80"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.anchor !== undefined){
let data4 = data.anchor;
if(typeof data4 === "string"){
if(!pattern0CustomHtml.test(data4)){
const err9 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.className !== undefined){
let data5 = data.className;
if(typeof data5 === "string"){
if(func1CustomHtml(data5) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1CustomHtml.test(data5)){
const err12 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data6 = data.marginTop;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data7 = data.marginBottom;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data8 = data.paddingBlock;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data9 = data.paddingInline;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.background !== undefined){
let data10 = data.background;
if(typeof data10 === "string"){
if(!pattern2CustomHtml.test(data10)){
const err22 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.align !== undefined){
let data11 = data.align;
if(!((((data11 === "inherit") || (data11 === "start")) || (data11 === "center")) || (data11 === "end"))){
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data12 = data.hideBelow;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data13 = data.hideAbove;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0CustomHtml.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0CustomHtml.errors = vErrors;
return errors === 0;
}



export const Divider = validate0Divider;
const schema0Divider = {
 "$id": "https://forecourt.dev/schemas/components/Divider",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "thickness": {
   "type": "integer",
   "minimum": 1,
   "maximum": 12,
   "default": 1
  },
  "color": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": "line"
  },
  "line": {
   "enum": [
    "solid",
    "dashed",
    "dotted",
    "brand"
   ],
   "default": "solid"
  },
  "width": {
   "enum": [
    "full",
    "half",
    "short"
   ],
   "default": "full"
  },
  "spacing": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 24
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Divider = Object.prototype.hasOwnProperty;
const func1Divider = helper0;
const pattern0Divider = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");
const pattern1Divider = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2Divider = new RegExp("^[\\w -]*$", "u");

function validate0Divider(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Divider" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Divider.call(schema0Divider.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.thickness !== undefined){
let data0 = data.thickness;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/thickness",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 12 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/thickness",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/thickness",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.color !== undefined){
let data1 = data.color;
if(typeof data1 === "string"){
if(!pattern0Divider.test(data1)){
const err4 = {instancePath:instancePath+"/color",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.line !== undefined){
let data2 = data.line;
if(!((((data2 === "solid") || (data2 === "dashed")) || (data2 === "dotted")) || (data2 === "brand"))){
const err6 = {instancePath:instancePath+"/line",keyword:"enum",params:{allowedValues: schema0Divider.properties.line.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((data3 === "full") || (data3 === "half")) || (data3 === "short"))){
const err7 = {instancePath:instancePath+"/width",keyword:"enum",params:{allowedValues: schema0Divider.properties.width.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.spacing !== undefined){
let data4 = data.spacing;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/spacing",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((((data4 === 0) || (data4 === 4)) || (data4 === 8)) || (data4 === 12)) || (data4 === 16)) || (data4 === 24)) || (data4 === 32)) || (data4 === 48)) || (data4 === 64)) || (data4 === 96)) || (data4 === 128))){
const err9 = {instancePath:instancePath+"/spacing",keyword:"enum",params:{allowedValues: schema0Divider.properties.spacing.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.anchor !== undefined){
let data5 = data.anchor;
if(typeof data5 === "string"){
if(!pattern1Divider.test(data5)){
const err10 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.className !== undefined){
let data6 = data.className;
if(typeof data6 === "string"){
if(func1Divider(data6) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern2Divider.test(data6)){
const err13 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data7 = data.marginTop;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Divider.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data8 = data.marginBottom;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Divider.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data9 = data.paddingBlock;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Divider.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data10 = data.paddingInline;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Divider.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.background !== undefined){
let data11 = data.background;
if(typeof data11 === "string"){
if(!pattern0Divider.test(data11)){
const err23 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.align !== undefined){
let data12 = data.align;
if(!((((data12 === "inherit") || (data12 === "start")) || (data12 === "center")) || (data12 === "end"))){
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Divider.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data13 = data.hideBelow;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Divider.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data14 = data.hideAbove;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Divider.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0Divider.errors = vErrors;
return errors === 0;
}



export const DividerWithText = validate0DividerWithText;
const schema0DividerWithText = {
 "$id": "https://forecourt.dev/schemas/components/DividerWithText",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "text": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "position": {
   "enum": [
    "left",
    "center",
    "right"
   ],
   "default": "center"
  },
  "thickness": {
   "type": "integer",
   "minimum": 1,
   "maximum": 12,
   "default": 1
  },
  "color": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": "line"
  },
  "line": {
   "enum": [
    "solid",
    "dashed",
    "dotted",
    "brand"
   ],
   "default": "solid"
  },
  "spacing": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 24
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0DividerWithText = Object.prototype.hasOwnProperty;
const func1DividerWithText = helper0;
const pattern0DividerWithText = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");
const pattern1DividerWithText = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2DividerWithText = new RegExp("^[\\w -]*$", "u");

function validate0DividerWithText(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/DividerWithText" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0DividerWithText.call(schema0DividerWithText.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func1DividerWithText(data0) > 200){
const err1 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(!(((data1 === "left") || (data1 === "center")) || (data1 === "right"))){
const err3 = {instancePath:instancePath+"/position",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.position.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.thickness !== undefined){
let data2 = data.thickness;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/thickness",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/thickness",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/thickness",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.color !== undefined){
let data3 = data.color;
if(typeof data3 === "string"){
if(!pattern0DividerWithText.test(data3)){
const err7 = {instancePath:instancePath+"/color",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.line !== undefined){
let data4 = data.line;
if(!((((data4 === "solid") || (data4 === "dashed")) || (data4 === "dotted")) || (data4 === "brand"))){
const err9 = {instancePath:instancePath+"/line",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.line.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.spacing !== undefined){
let data5 = data.spacing;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/spacing",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err11 = {instancePath:instancePath+"/spacing",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.spacing.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.anchor !== undefined){
let data6 = data.anchor;
if(typeof data6 === "string"){
if(!pattern1DividerWithText.test(data6)){
const err12 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.className !== undefined){
let data7 = data.className;
if(typeof data7 === "string"){
if(func1DividerWithText(data7) > 200){
const err14 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2DividerWithText.test(data7)){
const err15 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data8 = data.marginTop;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err18 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data9 = data.marginBottom;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err20 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data10 = data.paddingBlock;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err22 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data11 = data.paddingInline;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err24 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.background !== undefined){
let data12 = data.background;
if(typeof data12 === "string"){
if(!pattern0DividerWithText.test(data12)){
const err25 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.align !== undefined){
let data13 = data.align;
if(!((((data13 === "inherit") || (data13 === "start")) || (data13 === "center")) || (data13 === "end"))){
const err27 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data14 = data.hideBelow;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err28 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data15 = data.hideAbove;
if(!(((((data15 === "none") || (data15 === "sm")) || (data15 === "md")) || (data15 === "lg")) || (data15 === "xl"))){
const err29 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0DividerWithText.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate0DividerWithText.errors = vErrors;
return errors === 0;
}



export const FleetCarousel = validate0FleetCarousel;
const schema0FleetCarousel = {
 "$id": "https://forecourt.dev/schemas/components/FleetCarousel",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "categoryIds": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   }
  },
  "order": {
   "enum": [
    "operator",
    "name",
    "passengers"
   ],
   "default": "operator"
  },
  "limit": {
   "type": "integer",
   "default": 12,
   "minimum": 1,
   "maximum": 12
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "xs": {
   "type": "integer",
   "minimum": 1,
   "maximum": 1,
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 2
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 3
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 4
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 0
  },
  "loop": {
   "type": "boolean",
   "default": false
  },
  "autoplay": {
   "type": "integer",
   "enum": [
    0,
    4,
    6,
    8,
    12
   ],
   "default": 0
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0FleetCarousel = Object.prototype.hasOwnProperty;
const func1FleetCarousel = helper0;
const pattern0FleetCarousel = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1FleetCarousel = new RegExp("^[\\w -]*$", "u");
const pattern2FleetCarousel = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0FleetCarousel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/FleetCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0FleetCarousel.call(schema0FleetCarousel.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.categoryIds !== undefined){
let data0 = data.categoryIds;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/categoryIds",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1FleetCarousel(data1) > 60){
const err2 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1FleetCarousel(data1) < 1){
const err3 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/categoryIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(!(((data2 === "operator") || (data2 === "name")) || (data2 === "passengers"))){
const err6 = {instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 12 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.buttonLabel !== undefined){
let data4 = data.buttonLabel;
if(typeof data4 === "string"){
if(func1FleetCarousel(data4) > 200){
const err10 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.xs !== undefined){
let data5 = data.xs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/xs",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/xs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.sm !== undefined){
let data6 = data.sm;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 5 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.md !== undefined){
let data7 = data.md;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 5 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data8 = data.lg;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 5 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data9 = data.xl;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 5 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err27 = {instancePath:instancePath+"/loop",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.autoplay !== undefined){
let data11 = data.autoplay;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/autoplay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((data11 === 0) || (data11 === 4)) || (data11 === 6)) || (data11 === 8)) || (data11 === 12))){
const err29 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.label !== undefined){
let data12 = data.label;
if(typeof data12 === "string"){
if(func1FleetCarousel(data12) > 200){
const err30 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data13 = data.headingLevel;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((data13 === 2) || (data13 === 3)) || (data13 === 4)) || (data13 === 5)) || (data13 === 6))){
const err33 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.anchor !== undefined){
let data14 = data.anchor;
if(typeof data14 === "string"){
if(!pattern0FleetCarousel.test(data14)){
const err34 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.className !== undefined){
let data15 = data.className;
if(typeof data15 === "string"){
if(func1FleetCarousel(data15) > 200){
const err36 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern1FleetCarousel.test(data15)){
const err37 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data16 = data.marginTop;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err39 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err40 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data17 = data.marginBottom;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err41 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((((((((((data17 === 0) || (data17 === 4)) || (data17 === 8)) || (data17 === 12)) || (data17 === 16)) || (data17 === 24)) || (data17 === 32)) || (data17 === 48)) || (data17 === 64)) || (data17 === 96)) || (data17 === 128))){
const err42 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data18 = data.paddingBlock;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err43 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err44 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data19 = data.paddingInline;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((((((((((data19 === 0) || (data19 === 4)) || (data19 === 8)) || (data19 === 12)) || (data19 === 16)) || (data19 === 24)) || (data19 === 32)) || (data19 === 48)) || (data19 === 64)) || (data19 === 96)) || (data19 === 128))){
const err46 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.background !== undefined){
let data20 = data.background;
if(typeof data20 === "string"){
if(!pattern2FleetCarousel.test(data20)){
const err47 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.align !== undefined){
let data21 = data.align;
if(!((((data21 === "inherit") || (data21 === "start")) || (data21 === "center")) || (data21 === "end"))){
const err49 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data22 = data.hideBelow;
if(!(((((data22 === "none") || (data22 === "sm")) || (data22 === "md")) || (data22 === "lg")) || (data22 === "xl"))){
const err50 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data23 = data.hideAbove;
if(!(((((data23 === "none") || (data23 === "sm")) || (data23 === "md")) || (data23 === "lg")) || (data23 === "xl"))){
const err51 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0FleetCarousel.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate0FleetCarousel.errors = vErrors;
return errors === 0;
}



export const FleetGrid = validate0FleetGrid;
const schema0FleetGrid = {
 "$id": "https://forecourt.dev/schemas/components/FleetGrid",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "categoryIds": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   }
  },
  "order": {
   "enum": [
    "operator",
    "name",
    "passengers"
   ],
   "default": "operator"
  },
  "limit": {
   "type": "integer",
   "default": 0,
   "minimum": 0,
   "maximum": 200
  },
  "showFilter": {
   "type": "boolean",
   "default": true
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "xs": {
   "type": "integer",
   "enum": [
    1,
    2
   ],
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 2
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 3
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0FleetGrid = Object.prototype.hasOwnProperty;
const func1FleetGrid = helper0;
const pattern0FleetGrid = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1FleetGrid = new RegExp("^[\\w -]*$", "u");
const pattern2FleetGrid = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0FleetGrid(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/FleetGrid" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0FleetGrid.call(schema0FleetGrid.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.categoryIds !== undefined){
let data0 = data.categoryIds;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/categoryIds",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1FleetGrid(data1) > 60){
const err2 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1FleetGrid(data1) < 1){
const err3 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/categoryIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(!(((data2 === "operator") || (data2 === "name")) || (data2 === "passengers"))){
const err6 = {instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.showFilter !== undefined){
if(typeof data.showFilter !== "boolean"){
const err10 = {instancePath:instancePath+"/showFilter",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data5 = data.buttonLabel;
if(typeof data5 === "string"){
if(func1FleetGrid(data5) > 200){
const err11 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.xs !== undefined){
let data6 = data.xs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === 1) || (data6 === 2))){
const err14 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.xs.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sm !== undefined){
let data7 = data.sm;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 6 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.md !== undefined){
let data8 = data.md;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 6 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data9 = data.lg;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 6 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data10 = data.xl;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 6 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.headingLevel !== undefined){
let data11 = data.headingLevel;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((data11 === 2) || (data11 === 3)) || (data11 === 4)) || (data11 === 5)) || (data11 === 6))){
const err28 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.anchor !== undefined){
let data12 = data.anchor;
if(typeof data12 === "string"){
if(!pattern0FleetGrid.test(data12)){
const err29 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.className !== undefined){
let data13 = data.className;
if(typeof data13 === "string"){
if(func1FleetGrid(data13) > 200){
const err31 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern1FleetGrid.test(data13)){
const err32 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data14 = data.marginTop;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err35 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data15 = data.marginBottom;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err37 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data16 = data.paddingBlock;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err39 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data17 = data.paddingInline;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((((((((((data17 === 0) || (data17 === 4)) || (data17 === 8)) || (data17 === 12)) || (data17 === 16)) || (data17 === 24)) || (data17 === 32)) || (data17 === 48)) || (data17 === 64)) || (data17 === 96)) || (data17 === 128))){
const err41 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.background !== undefined){
let data18 = data.background;
if(typeof data18 === "string"){
if(!pattern2FleetGrid.test(data18)){
const err42 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.align !== undefined){
let data19 = data.align;
if(!((((data19 === "inherit") || (data19 === "start")) || (data19 === "center")) || (data19 === "end"))){
const err44 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data20 = data.hideBelow;
if(!(((((data20 === "none") || (data20 === "sm")) || (data20 === "md")) || (data20 === "lg")) || (data20 === "xl"))){
const err45 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data21 = data.hideAbove;
if(!(((((data21 === "none") || (data21 === "sm")) || (data21 === "md")) || (data21 === "lg")) || (data21 === "xl"))){
const err46 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0FleetGrid.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate0FleetGrid.errors = vErrors;
return errors === 0;
}



export const FleetSidebarCarousel = validate0FleetSidebarCarousel;
const schema0FleetSidebarCarousel = {
 "$id": "https://forecourt.dev/schemas/components/FleetSidebarCarousel",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "categoryIds": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   }
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "loop": {
   "type": "boolean",
   "default": false
  },
  "autoplay": {
   "type": "integer",
   "enum": [
    0,
    4,
    6,
    8,
    12
   ],
   "default": 0
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0FleetSidebarCarousel = Object.prototype.hasOwnProperty;
const func1FleetSidebarCarousel = helper0;
const pattern0FleetSidebarCarousel = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1FleetSidebarCarousel = new RegExp("^[\\w -]*$", "u");
const pattern2FleetSidebarCarousel = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0FleetSidebarCarousel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/FleetSidebarCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0FleetSidebarCarousel.call(schema0FleetSidebarCarousel.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.categoryIds !== undefined){
let data0 = data.categoryIds;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/categoryIds",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1FleetSidebarCarousel(data1) > 60){
const err2 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1FleetSidebarCarousel(data1) < 1){
const err3 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/categoryIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1FleetSidebarCarousel(data2) > 200){
const err6 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data3 = data.buttonLabel;
if(typeof data3 === "string"){
if(func1FleetSidebarCarousel(data3) > 200){
const err8 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err10 = {instancePath:instancePath+"/loop",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.autoplay !== undefined){
let data5 = data.autoplay;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/autoplay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data5 === 0) || (data5 === 4)) || (data5 === 6)) || (data5 === 8)) || (data5 === 12))){
const err12 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data6 = data.headingLevel;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((data6 === 2) || (data6 === 3)) || (data6 === 4)) || (data6 === 5)) || (data6 === 6))){
const err14 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.anchor !== undefined){
let data7 = data.anchor;
if(typeof data7 === "string"){
if(!pattern0FleetSidebarCarousel.test(data7)){
const err15 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.className !== undefined){
let data8 = data.className;
if(typeof data8 === "string"){
if(func1FleetSidebarCarousel(data8) > 200){
const err17 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern1FleetSidebarCarousel.test(data8)){
const err18 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data9 = data.marginTop;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err21 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data10 = data.marginBottom;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err23 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data11 = data.paddingBlock;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err25 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data12 = data.paddingInline;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err27 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.background !== undefined){
let data13 = data.background;
if(typeof data13 === "string"){
if(!pattern2FleetSidebarCarousel.test(data13)){
const err28 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.align !== undefined){
let data14 = data.align;
if(!((((data14 === "inherit") || (data14 === "start")) || (data14 === "center")) || (data14 === "end"))){
const err30 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data15 = data.hideBelow;
if(!(((((data15 === "none") || (data15 === "sm")) || (data15 === "md")) || (data15 === "lg")) || (data15 === "xl"))){
const err31 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data16 = data.hideAbove;
if(!(((((data16 === "none") || (data16 === "sm")) || (data16 === "md")) || (data16 === "lg")) || (data16 === "xl"))){
const err32 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0FleetSidebarCarousel.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0FleetSidebarCarousel.errors = vErrors;
return errors === 0;
}



export const GeneralError = validate0GeneralError;
const schema0GeneralError = {
 "$id": "https://forecourt.dev/schemas/components/GeneralError",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "reason": {
   "enum": [
    "general",
    "preview-refused",
    "too-many-requests"
   ],
   "default": "general"
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0GeneralError = Object.prototype.hasOwnProperty;
const func1GeneralError = helper0;
const pattern0GeneralError = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1GeneralError = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2GeneralError = new RegExp("^[\\w -]*$", "u");
const pattern3GeneralError = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0GeneralError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/GeneralError" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0GeneralError.call(schema0GeneralError.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.src === undefined){
const err1 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "src") || (key1 === "alt"))){
const err2 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(func1GeneralError(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0GeneralError.test(data1)){
const err4 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alt !== undefined){
let data2 = data0.alt;
if(typeof data2 === "string"){
if(func1GeneralError(data2) > 200){
const err6 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(!(((data3 === "general") || (data3 === "preview-refused")) || (data3 === "too-many-requests"))){
const err9 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.anchor !== undefined){
let data4 = data.anchor;
if(typeof data4 === "string"){
if(!pattern1GeneralError.test(data4)){
const err10 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.className !== undefined){
let data5 = data.className;
if(typeof data5 === "string"){
if(func1GeneralError(data5) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern2GeneralError.test(data5)){
const err13 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data6 = data.marginTop;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data7 = data.marginBottom;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data8 = data.paddingBlock;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data9 = data.paddingInline;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.background !== undefined){
let data10 = data.background;
if(typeof data10 === "string"){
if(!pattern3GeneralError.test(data10)){
const err23 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.align !== undefined){
let data11 = data.align;
if(!((((data11 === "inherit") || (data11 === "start")) || (data11 === "center")) || (data11 === "end"))){
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data12 = data.hideBelow;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data13 = data.hideAbove;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0GeneralError.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0GeneralError.errors = vErrors;
return errors === 0;
}



export const Icon = validate0Icon;
const schema0Icon = {
 "$id": "https://forecourt.dev/schemas/components/Icon",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "name"
 ],
 "properties": {
  "name": {
   "type": "string",
   "pattern": "^$|^[a-z][a-z0-9-]*$",
   "maxLength": 40
  },
  "size": {
   "enum": [
    16,
    20,
    24,
    32,
    48
   ],
   "default": 24
  },
  "color": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Icon = Object.prototype.hasOwnProperty;
const func1Icon = helper0;
const pattern0Icon = new RegExp("^$|^[a-z][a-z0-9-]*$", "u");
const pattern1Icon = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");
const pattern2Icon = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern3Icon = new RegExp("^[\\w -]*$", "u");

function validate0Icon(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Icon" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0Icon.call(schema0Icon.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1Icon(data0) > 40){
const err2 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0Icon.test(data0)){
const err3 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^$|^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^$|^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((((data1 === 16) || (data1 === 20)) || (data1 === 24)) || (data1 === 32)) || (data1 === 48))){
const err5 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema0Icon.properties.size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.color !== undefined){
let data2 = data.color;
if(typeof data2 === "string"){
if(!pattern1Icon.test(data2)){
const err6 = {instancePath:instancePath+"/color",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if(typeof data3 === "string"){
if(func1Icon(data3) > 200){
const err8 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.anchor !== undefined){
let data4 = data.anchor;
if(typeof data4 === "string"){
if(!pattern2Icon.test(data4)){
const err10 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.className !== undefined){
let data5 = data.className;
if(typeof data5 === "string"){
if(func1Icon(data5) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern3Icon.test(data5)){
const err13 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data6 = data.marginTop;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Icon.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data7 = data.marginBottom;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Icon.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data8 = data.paddingBlock;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Icon.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data9 = data.paddingInline;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Icon.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.background !== undefined){
let data10 = data.background;
if(typeof data10 === "string"){
if(!pattern1Icon.test(data10)){
const err23 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.align !== undefined){
let data11 = data.align;
if(!((((data11 === "inherit") || (data11 === "start")) || (data11 === "center")) || (data11 === "end"))){
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Icon.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data12 = data.hideBelow;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Icon.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data13 = data.hideAbove;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Icon.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0Icon.errors = vErrors;
return errors === 0;
}



export const IconWithText = validate0IconWithText;
const schema0IconWithText = {
 "$id": "https://forecourt.dev/schemas/components/IconWithText",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "icon": {
   "type": "string",
   "pattern": "^$|^[a-z][a-z0-9-]*$",
   "maxLength": 40,
   "default": "circle-check"
  },
  "title": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "text": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "link": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    }
   },
   "default": {
    "pageId": "",
    "url": ""
   }
  },
  "iconPosition": {
   "enum": [
    "left",
    "top",
    "right"
   ],
   "default": "left"
  },
  "iconColor": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0IconWithText = Object.prototype.hasOwnProperty;
const func1IconWithText = helper0;
const pattern0IconWithText = new RegExp("^$|^[a-z][a-z0-9-]*$", "u");
const pattern1IconWithText = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern2IconWithText = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");
const pattern3IconWithText = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern4IconWithText = new RegExp("^[\\w -]*$", "u");

function validate0IconWithText(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/IconWithText" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0IconWithText.call(schema0IconWithText.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.icon !== undefined){
let data0 = data.icon;
if(typeof data0 === "string"){
if(func1IconWithText(data0) > 40){
const err1 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0IconWithText.test(data0)){
const err2 = {instancePath:instancePath+"/icon",keyword:"pattern",params:{pattern: "^$|^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^$|^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1IconWithText(data1) > 200){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func1IconWithText(data2) > 200){
const err6 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.link !== undefined){
let data3 = data.link;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((key1 === "pageId") || (key1 === "url"))){
const err8 = {instancePath:instancePath+"/link",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.pageId !== undefined){
let data4 = data3.pageId;
if(typeof data4 === "string"){
if(func1IconWithText(data4) > 80){
const err9 = {instancePath:instancePath+"/link/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/link/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.url !== undefined){
let data5 = data3.url;
if(typeof data5 === "string"){
if(func1IconWithText(data5) > 2000){
const err11 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1IconWithText.test(data5)){
const err12 = {instancePath:instancePath+"/link/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/link/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.iconPosition !== undefined){
let data6 = data.iconPosition;
if(!(((data6 === "left") || (data6 === "top")) || (data6 === "right"))){
const err15 = {instancePath:instancePath+"/iconPosition",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.iconPosition.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.iconColor !== undefined){
let data7 = data.iconColor;
if(typeof data7 === "string"){
if(!pattern2IconWithText.test(data7)){
const err16 = {instancePath:instancePath+"/iconColor",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/iconColor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data8 = data.headingLevel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data8 === 2) || (data8 === 3)) || (data8 === 4)) || (data8 === 5)) || (data8 === 6))){
const err19 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.anchor !== undefined){
let data9 = data.anchor;
if(typeof data9 === "string"){
if(!pattern3IconWithText.test(data9)){
const err20 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.className !== undefined){
let data10 = data.className;
if(typeof data10 === "string"){
if(func1IconWithText(data10) > 200){
const err22 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4IconWithText.test(data10)){
const err23 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data11 = data.marginTop;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err26 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data12 = data.marginBottom;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err28 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data13 = data.paddingBlock;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err30 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data14 = data.paddingInline;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err32 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.background !== undefined){
let data15 = data.background;
if(typeof data15 === "string"){
if(!pattern2IconWithText.test(data15)){
const err33 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.align !== undefined){
let data16 = data.align;
if(!((((data16 === "inherit") || (data16 === "start")) || (data16 === "center")) || (data16 === "end"))){
const err35 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data17 = data.hideBelow;
if(!(((((data17 === "none") || (data17 === "sm")) || (data17 === "md")) || (data17 === "lg")) || (data17 === "xl"))){
const err36 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data18 = data.hideAbove;
if(!(((((data18 === "none") || (data18 === "sm")) || (data18 === "md")) || (data18 === "lg")) || (data18 === "xl"))){
const err37 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0IconWithText.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate0IconWithText.errors = vErrors;
return errors === 0;
}



export const Image = validate0Image;
const schema0Image = {
 "$id": "https://forecourt.dev/schemas/components/Image",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "image"
 ],
 "properties": {
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   }
  },
  "ratio": {
   "enum": [
    "auto",
    "1/1",
    "4/3",
    "3/2",
    "16/9",
    "21/9",
    "4/5",
    "3/4"
   ],
   "default": "auto"
  },
  "fit": {
   "enum": [
    "cover",
    "contain"
   ],
   "default": "cover"
  },
  "mask": {
   "enum": [
    "none",
    "arch",
    "round"
   ],
   "default": "none"
  },
  "loading": {
   "enum": [
    "lazy",
    "eager"
   ],
   "default": "lazy"
  },
  "sizes": {
   "enum": [
    "full",
    "half",
    "third",
    "quarter"
   ],
   "default": "full"
  },
  "link": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    }
   },
   "default": {
    "pageId": "",
    "url": ""
   }
  },
  "caption": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Image = Object.prototype.hasOwnProperty;
const func1Image = helper0;
const pattern0Image = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1Image = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern2Image = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern3Image = new RegExp("^[\\w -]*$", "u");
const pattern4Image = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Image(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Image" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0Image.call(schema0Image.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.src === undefined){
const err2 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "src") || (key1 === "alt"))){
const err3 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(func1Image(data1) > 500){
const err4 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0Image.test(data1)){
const err5 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.alt !== undefined){
let data2 = data0.alt;
if(typeof data2 === "string"){
if(func1Image(data2) > 200){
const err7 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ratio !== undefined){
let data3 = data.ratio;
if(!((((((((data3 === "auto") || (data3 === "1/1")) || (data3 === "4/3")) || (data3 === "3/2")) || (data3 === "16/9")) || (data3 === "21/9")) || (data3 === "4/5")) || (data3 === "3/4"))){
const err10 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema0Image.properties.ratio.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.fit !== undefined){
let data4 = data.fit;
if(!((data4 === "cover") || (data4 === "contain"))){
const err11 = {instancePath:instancePath+"/fit",keyword:"enum",params:{allowedValues: schema0Image.properties.fit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.mask !== undefined){
let data5 = data.mask;
if(!(((data5 === "none") || (data5 === "arch")) || (data5 === "round"))){
const err12 = {instancePath:instancePath+"/mask",keyword:"enum",params:{allowedValues: schema0Image.properties.mask.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.loading !== undefined){
let data6 = data.loading;
if(!((data6 === "lazy") || (data6 === "eager"))){
const err13 = {instancePath:instancePath+"/loading",keyword:"enum",params:{allowedValues: schema0Image.properties.loading.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sizes !== undefined){
let data7 = data.sizes;
if(!((((data7 === "full") || (data7 === "half")) || (data7 === "third")) || (data7 === "quarter"))){
const err14 = {instancePath:instancePath+"/sizes",keyword:"enum",params:{allowedValues: schema0Image.properties.sizes.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.link !== undefined){
let data8 = data.link;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!((key2 === "pageId") || (key2 === "url"))){
const err15 = {instancePath:instancePath+"/link",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.pageId !== undefined){
let data9 = data8.pageId;
if(typeof data9 === "string"){
if(func1Image(data9) > 80){
const err16 = {instancePath:instancePath+"/link/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/link/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.url !== undefined){
let data10 = data8.url;
if(typeof data10 === "string"){
if(func1Image(data10) > 2000){
const err18 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern1Image.test(data10)){
const err19 = {instancePath:instancePath+"/link/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/link/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.caption !== undefined){
let data11 = data.caption;
if(typeof data11 === "string"){
if(func1Image(data11) > 200){
const err22 = {instancePath:instancePath+"/caption",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/caption",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.anchor !== undefined){
let data12 = data.anchor;
if(typeof data12 === "string"){
if(!pattern2Image.test(data12)){
const err24 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.className !== undefined){
let data13 = data.className;
if(typeof data13 === "string"){
if(func1Image(data13) > 200){
const err26 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern3Image.test(data13)){
const err27 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data14 = data.marginTop;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err30 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Image.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data15 = data.marginBottom;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err32 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Image.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data16 = data.paddingBlock;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err33 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err34 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Image.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data17 = data.paddingInline;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err35 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((((((((((data17 === 0) || (data17 === 4)) || (data17 === 8)) || (data17 === 12)) || (data17 === 16)) || (data17 === 24)) || (data17 === 32)) || (data17 === 48)) || (data17 === 64)) || (data17 === 96)) || (data17 === 128))){
const err36 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Image.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.background !== undefined){
let data18 = data.background;
if(typeof data18 === "string"){
if(!pattern4Image.test(data18)){
const err37 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.align !== undefined){
let data19 = data.align;
if(!((((data19 === "inherit") || (data19 === "start")) || (data19 === "center")) || (data19 === "end"))){
const err39 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Image.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data20 = data.hideBelow;
if(!(((((data20 === "none") || (data20 === "sm")) || (data20 === "md")) || (data20 === "lg")) || (data20 === "xl"))){
const err40 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Image.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data21 = data.hideAbove;
if(!(((((data21 === "none") || (data21 === "sm")) || (data21 === "md")) || (data21 === "lg")) || (data21 === "xl"))){
const err41 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Image.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate0Image.errors = vErrors;
return errors === 0;
}



export const InfoCard = validate0InfoCard;
const schema0InfoCard = {
 "$id": "https://forecourt.dev/schemas/components/InfoCard",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "icon": {
   "type": "string",
   "pattern": "^$|^[a-z][a-z0-9-]*$",
   "maxLength": 40,
   "default": ""
  },
  "eyebrow": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "title": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "text": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "link": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    }
   },
   "default": {
    "pageId": "",
    "url": ""
   }
  },
  "linkLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "layout": {
   "enum": [
    "vertical",
    "horizontal"
   ],
   "default": "vertical"
  },
  "ratio": {
   "enum": [
    "3/2",
    "1/1",
    "4/5",
    "16/9",
    "21/9"
   ],
   "default": "3/2"
  },
  "mask": {
   "enum": [
    "none",
    "arch",
    "round"
   ],
   "default": "none"
  },
  "fit": {
   "enum": [
    "cover",
    "contain"
   ],
   "default": "cover"
  },
  "elevation": {
   "enum": [
    "none",
    "raised"
   ],
   "default": "none"
  },
  "border": {
   "type": "boolean",
   "default": true
  },
  "sticker": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0InfoCard = Object.prototype.hasOwnProperty;
const func1InfoCard = helper0;
const pattern0InfoCard = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1InfoCard = new RegExp("^$|^[a-z][a-z0-9-]*$", "u");
const pattern2InfoCard = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern3InfoCard = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern4InfoCard = new RegExp("^[\\w -]*$", "u");
const pattern5InfoCard = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0InfoCard(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/InfoCard" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0InfoCard.call(schema0InfoCard.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.src === undefined){
const err1 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "src") || (key1 === "alt"))){
const err2 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(func1InfoCard(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0InfoCard.test(data1)){
const err4 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alt !== undefined){
let data2 = data0.alt;
if(typeof data2 === "string"){
if(func1InfoCard(data2) > 200){
const err6 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(typeof data3 === "string"){
if(func1InfoCard(data3) > 40){
const err9 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1InfoCard.test(data3)){
const err10 = {instancePath:instancePath+"/icon",keyword:"pattern",params:{pattern: "^$|^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^$|^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.eyebrow !== undefined){
let data4 = data.eyebrow;
if(typeof data4 === "string"){
if(func1InfoCard(data4) > 200){
const err12 = {instancePath:instancePath+"/eyebrow",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/eyebrow",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if(typeof data5 === "string"){
if(func1InfoCard(data5) > 200){
const err14 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(func1InfoCard(data6) > 200){
const err16 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data7 = data.headingLevel;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data7 === 2) || (data7 === 3)) || (data7 === 4)) || (data7 === 5)) || (data7 === 6))){
const err19 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.link !== undefined){
let data8 = data.link;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!((key2 === "pageId") || (key2 === "url"))){
const err20 = {instancePath:instancePath+"/link",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.pageId !== undefined){
let data9 = data8.pageId;
if(typeof data9 === "string"){
if(func1InfoCard(data9) > 80){
const err21 = {instancePath:instancePath+"/link/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/link/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.url !== undefined){
let data10 = data8.url;
if(typeof data10 === "string"){
if(func1InfoCard(data10) > 2000){
const err23 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern2InfoCard.test(data10)){
const err24 = {instancePath:instancePath+"/link/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/link/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.linkLabel !== undefined){
let data11 = data.linkLabel;
if(typeof data11 === "string"){
if(func1InfoCard(data11) > 200){
const err27 = {instancePath:instancePath+"/linkLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/linkLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.layout !== undefined){
let data12 = data.layout;
if(!((data12 === "vertical") || (data12 === "horizontal"))){
const err29 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.ratio !== undefined){
let data13 = data.ratio;
if(!(((((data13 === "3/2") || (data13 === "1/1")) || (data13 === "4/5")) || (data13 === "16/9")) || (data13 === "21/9"))){
const err30 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.ratio.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.mask !== undefined){
let data14 = data.mask;
if(!(((data14 === "none") || (data14 === "arch")) || (data14 === "round"))){
const err31 = {instancePath:instancePath+"/mask",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.mask.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.fit !== undefined){
let data15 = data.fit;
if(!((data15 === "cover") || (data15 === "contain"))){
const err32 = {instancePath:instancePath+"/fit",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.fit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.elevation !== undefined){
let data16 = data.elevation;
if(!((data16 === "none") || (data16 === "raised"))){
const err33 = {instancePath:instancePath+"/elevation",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.elevation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.border !== undefined){
if(typeof data.border !== "boolean"){
const err34 = {instancePath:instancePath+"/border",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.sticker !== undefined){
let data18 = data.sticker;
if(typeof data18 === "string"){
if(func1InfoCard(data18) > 200){
const err35 = {instancePath:instancePath+"/sticker",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/sticker",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.anchor !== undefined){
let data19 = data.anchor;
if(typeof data19 === "string"){
if(!pattern3InfoCard.test(data19)){
const err37 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.className !== undefined){
let data20 = data.className;
if(typeof data20 === "string"){
if(func1InfoCard(data20) > 200){
const err39 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern4InfoCard.test(data20)){
const err40 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data21 = data.marginTop;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err42 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((((((((((data21 === 0) || (data21 === 4)) || (data21 === 8)) || (data21 === 12)) || (data21 === 16)) || (data21 === 24)) || (data21 === 32)) || (data21 === 48)) || (data21 === 64)) || (data21 === 96)) || (data21 === 128))){
const err43 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data22 = data.marginBottom;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err44 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((((((((((data22 === 0) || (data22 === 4)) || (data22 === 8)) || (data22 === 12)) || (data22 === 16)) || (data22 === 24)) || (data22 === 32)) || (data22 === 48)) || (data22 === 64)) || (data22 === 96)) || (data22 === 128))){
const err45 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data23 = data.paddingBlock;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err46 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(((((((((((data23 === 0) || (data23 === 4)) || (data23 === 8)) || (data23 === 12)) || (data23 === 16)) || (data23 === 24)) || (data23 === 32)) || (data23 === 48)) || (data23 === 64)) || (data23 === 96)) || (data23 === 128))){
const err47 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data24 = data.paddingInline;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err48 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((((((((((data24 === 0) || (data24 === 4)) || (data24 === 8)) || (data24 === 12)) || (data24 === 16)) || (data24 === 24)) || (data24 === 32)) || (data24 === 48)) || (data24 === 64)) || (data24 === 96)) || (data24 === 128))){
const err49 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.background !== undefined){
let data25 = data.background;
if(typeof data25 === "string"){
if(!pattern5InfoCard.test(data25)){
const err50 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.align !== undefined){
let data26 = data.align;
if(!((((data26 === "inherit") || (data26 === "start")) || (data26 === "center")) || (data26 === "end"))){
const err52 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data27 = data.hideBelow;
if(!(((((data27 === "none") || (data27 === "sm")) || (data27 === "md")) || (data27 === "lg")) || (data27 === "xl"))){
const err53 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data28 = data.hideAbove;
if(!(((((data28 === "none") || (data28 === "sm")) || (data28 === "md")) || (data28 === "lg")) || (data28 === "xl"))){
const err54 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0InfoCard.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate0InfoCard.errors = vErrors;
return errors === 0;
}



export const InteractiveBanner = validate0InteractiveBanner;
const schema0InteractiveBanner = {
 "$id": "https://forecourt.dev/schemas/components/InteractiveBanner",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "film": {
   "type": "string",
   "pattern": "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$",
   "maxLength": 2000,
   "default": ""
  },
  "tallFilm": {
   "type": "string",
   "pattern": "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$",
   "maxLength": 2000,
   "default": ""
  },
  "heading": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "text": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "link": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    }
   },
   "default": {
    "pageId": "",
    "url": ""
   }
  },
  "overlay": {
   "type": "integer",
   "minimum": 0,
   "maximum": 90,
   "default": 60
  },
  "xs": {
   "type": "integer",
   "enum": [
    240,
    320,
    400,
    480
   ],
   "default": 320
  },
  "md": {
   "type": "integer",
   "enum": [
    240,
    320,
    400,
    480,
    560
   ],
   "default": 400
  },
  "lg": {
   "type": "integer",
   "enum": [
    240,
    320,
    400,
    480,
    560,
    640
   ],
   "default": 480
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 2
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0InteractiveBanner = Object.prototype.hasOwnProperty;
const func1InteractiveBanner = helper0;
const pattern0InteractiveBanner = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1InteractiveBanner = new RegExp("^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$", "u");
const pattern3InteractiveBanner = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern4InteractiveBanner = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern5InteractiveBanner = new RegExp("^[\\w -]*$", "u");
const pattern6InteractiveBanner = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0InteractiveBanner(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/InteractiveBanner" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0InteractiveBanner.call(schema0InteractiveBanner.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.src === undefined){
const err1 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "src") || (key1 === "alt"))){
const err2 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(func1InteractiveBanner(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0InteractiveBanner.test(data1)){
const err4 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alt !== undefined){
let data2 = data0.alt;
if(typeof data2 === "string"){
if(func1InteractiveBanner(data2) > 200){
const err6 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.film !== undefined){
let data3 = data.film;
if(typeof data3 === "string"){
if(func1InteractiveBanner(data3) > 2000){
const err9 = {instancePath:instancePath+"/film",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1InteractiveBanner.test(data3)){
const err10 = {instancePath:instancePath+"/film",keyword:"pattern",params:{pattern: "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"},message:"must match pattern \""+"^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/film",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.tallFilm !== undefined){
let data4 = data.tallFilm;
if(typeof data4 === "string"){
if(func1InteractiveBanner(data4) > 2000){
const err12 = {instancePath:instancePath+"/tallFilm",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1InteractiveBanner.test(data4)){
const err13 = {instancePath:instancePath+"/tallFilm",keyword:"pattern",params:{pattern: "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"},message:"must match pattern \""+"^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/tallFilm",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.heading !== undefined){
let data5 = data.heading;
if(typeof data5 === "string"){
if(func1InteractiveBanner(data5) > 200){
const err15 = {instancePath:instancePath+"/heading",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/heading",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(func1InteractiveBanner(data6) > 200){
const err17 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data7 = data.buttonLabel;
if(typeof data7 === "string"){
if(func1InteractiveBanner(data7) > 200){
const err19 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.link !== undefined){
let data8 = data.link;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!((key2 === "pageId") || (key2 === "url"))){
const err21 = {instancePath:instancePath+"/link",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.pageId !== undefined){
let data9 = data8.pageId;
if(typeof data9 === "string"){
if(func1InteractiveBanner(data9) > 80){
const err22 = {instancePath:instancePath+"/link/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/link/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.url !== undefined){
let data10 = data8.url;
if(typeof data10 === "string"){
if(func1InteractiveBanner(data10) > 2000){
const err24 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern3InteractiveBanner.test(data10)){
const err25 = {instancePath:instancePath+"/link/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/link/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.overlay !== undefined){
let data11 = data.overlay;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/overlay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 90 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/overlay",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/overlay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.xs !== undefined){
let data12 = data.xs;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((((data12 === 240) || (data12 === 320)) || (data12 === 400)) || (data12 === 480))){
const err32 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.xs.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.md !== undefined){
let data13 = data.md;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((data13 === 240) || (data13 === 320)) || (data13 === 400)) || (data13 === 480)) || (data13 === 560))){
const err34 = {instancePath:instancePath+"/md",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.md.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.lg !== undefined){
let data14 = data.lg;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((((((data14 === 240) || (data14 === 320)) || (data14 === 400)) || (data14 === 480)) || (data14 === 560)) || (data14 === 640))){
const err36 = {instancePath:instancePath+"/lg",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.lg.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data15 = data.headingLevel;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((data15 === 2) || (data15 === 3)) || (data15 === 4)) || (data15 === 5)) || (data15 === 6))){
const err38 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.anchor !== undefined){
let data16 = data.anchor;
if(typeof data16 === "string"){
if(!pattern4InteractiveBanner.test(data16)){
const err39 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.className !== undefined){
let data17 = data.className;
if(typeof data17 === "string"){
if(func1InteractiveBanner(data17) > 200){
const err41 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern5InteractiveBanner.test(data17)){
const err42 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data18 = data.marginTop;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err45 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data19 = data.marginBottom;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(((((((((((data19 === 0) || (data19 === 4)) || (data19 === 8)) || (data19 === 12)) || (data19 === 16)) || (data19 === 24)) || (data19 === 32)) || (data19 === 48)) || (data19 === 64)) || (data19 === 96)) || (data19 === 128))){
const err47 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data20 = data.paddingBlock;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err48 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((((((((((data20 === 0) || (data20 === 4)) || (data20 === 8)) || (data20 === 12)) || (data20 === 16)) || (data20 === 24)) || (data20 === 32)) || (data20 === 48)) || (data20 === 64)) || (data20 === 96)) || (data20 === 128))){
const err49 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data21 = data.paddingInline;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err50 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((((((((((data21 === 0) || (data21 === 4)) || (data21 === 8)) || (data21 === 12)) || (data21 === 16)) || (data21 === 24)) || (data21 === 32)) || (data21 === 48)) || (data21 === 64)) || (data21 === 96)) || (data21 === 128))){
const err51 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.background !== undefined){
let data22 = data.background;
if(typeof data22 === "string"){
if(!pattern6InteractiveBanner.test(data22)){
const err52 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.align !== undefined){
let data23 = data.align;
if(!((((data23 === "inherit") || (data23 === "start")) || (data23 === "center")) || (data23 === "end"))){
const err54 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data24 = data.hideBelow;
if(!(((((data24 === "none") || (data24 === "sm")) || (data24 === "md")) || (data24 === "lg")) || (data24 === "xl"))){
const err55 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data25 = data.hideAbove;
if(!(((((data25 === "none") || (data25 === "sm")) || (data25 === "md")) || (data25 === "lg")) || (data25 === "xl"))){
const err56 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0InteractiveBanner.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate0InteractiveBanner.errors = vErrors;
return errors === 0;
}



export const LanguageSelector = validate0LanguageSelector;
const schema0LanguageSelector = {
 "$id": "https://forecourt.dev/schemas/components/LanguageSelector",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "layout": {
   "enum": [
    "dropdown",
    "inline"
   ],
   "default": "dropdown"
  },
  "compact": {
   "type": "boolean",
   "default": false
  },
  "flags": {
   "type": "boolean",
   "default": false
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0LanguageSelector = Object.prototype.hasOwnProperty;
const func1LanguageSelector = helper0;
const pattern0LanguageSelector = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1LanguageSelector = new RegExp("^[\\w -]*$", "u");
const pattern2LanguageSelector = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0LanguageSelector(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/LanguageSelector" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0LanguageSelector.call(schema0LanguageSelector.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.layout !== undefined){
let data0 = data.layout;
if(!((data0 === "dropdown") || (data0 === "inline"))){
const err1 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.compact !== undefined){
if(typeof data.compact !== "boolean"){
const err2 = {instancePath:instancePath+"/compact",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.flags !== undefined){
if(typeof data.flags !== "boolean"){
const err3 = {instancePath:instancePath+"/flags",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.anchor !== undefined){
let data3 = data.anchor;
if(typeof data3 === "string"){
if(!pattern0LanguageSelector.test(data3)){
const err4 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.className !== undefined){
let data4 = data.className;
if(typeof data4 === "string"){
if(func1LanguageSelector(data4) > 200){
const err6 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1LanguageSelector.test(data4)){
const err7 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data5 = data.marginTop;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err10 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data6 = data.marginBottom;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err12 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data7 = data.paddingBlock;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err14 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data8 = data.paddingInline;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err16 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.background !== undefined){
let data9 = data.background;
if(typeof data9 === "string"){
if(!pattern2LanguageSelector.test(data9)){
const err17 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.align !== undefined){
let data10 = data.align;
if(!((((data10 === "inherit") || (data10 === "start")) || (data10 === "center")) || (data10 === "end"))){
const err19 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data11 = data.hideBelow;
if(!(((((data11 === "none") || (data11 === "sm")) || (data11 === "md")) || (data11 === "lg")) || (data11 === "xl"))){
const err20 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data12 = data.hideAbove;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err21 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0LanguageSelector.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0LanguageSelector.errors = vErrors;
return errors === 0;
}



export const List = validate0List;
const schema0List = {
 "$id": "https://forecourt.dev/schemas/components/List",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "items": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "text"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "text": {
      "type": "string",
      "maxLength": 200
     },
     "icon": {
      "type": "string",
      "pattern": "^$|^[a-z][a-z0-9-]*$",
      "maxLength": 40,
      "default": ""
     },
     "items": {
      "type": "array",
      "default": [],
      "maxItems": 30,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "text"
       ],
       "properties": {
        "id": {
         "type": "string",
         "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
        },
        "text": {
         "type": "string",
         "maxLength": 200
        }
       }
      }
     }
    }
   }
  },
  "kind": {
   "enum": [
    "unordered",
    "ordered",
    "icons"
   ],
   "default": "unordered"
  },
  "icon": {
   "type": "string",
   "pattern": "^$|^[a-z][a-z0-9-]*$",
   "maxLength": 40,
   "default": "check"
  },
  "columns": {
   "type": "integer",
   "enum": [
    1,
    2,
    3
   ],
   "default": 1
  },
  "gap": {
   "enum": [
    "tight",
    "normal",
    "loose"
   ],
   "default": "normal"
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0List = Object.prototype.hasOwnProperty;
const func1List = helper0;
const pattern0List = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1List = new RegExp("^$|^[a-z][a-z0-9-]*$", "u");
const pattern4List = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern5List = new RegExp("^[\\w -]*$", "u");
const pattern6List = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0List(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/List" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0List.call(schema0List.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.text === undefined){
const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "id") || (key1 === "text")) || (key1 === "icon")) || (key1 === "items"))){
const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0List.test(data2)){
const err5 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.text !== undefined){
let data3 = data1.text;
if(typeof data3 === "string"){
if(func1List(data3) > 200){
const err7 = {instancePath:instancePath+"/items/" + i0+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.icon !== undefined){
let data4 = data1.icon;
if(typeof data4 === "string"){
if(func1List(data4) > 40){
const err9 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1List.test(data4)){
const err10 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"pattern",params:{pattern: "^$|^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^$|^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.items !== undefined){
let data5 = data1.items;
if(Array.isArray(data5)){
if(data5.length > 30){
const err12 = {instancePath:instancePath+"/items/" + i0+"/items",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err13 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.text === undefined){
const err14 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "id") || (key2 === "text"))){
const err15 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!pattern0List.test(data7)){
const err16 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.text !== undefined){
let data8 = data6.text;
if(typeof data8 === "string"){
if(func1List(data8) > 200){
const err18 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/items/" + i1,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/items/" + i0+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.kind !== undefined){
let data9 = data.kind;
if(!(((data9 === "unordered") || (data9 === "ordered")) || (data9 === "icons"))){
const err24 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema0List.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.icon !== undefined){
let data10 = data.icon;
if(typeof data10 === "string"){
if(func1List(data10) > 40){
const err25 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern1List.test(data10)){
const err26 = {instancePath:instancePath+"/icon",keyword:"pattern",params:{pattern: "^$|^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^$|^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.columns !== undefined){
let data11 = data.columns;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/columns",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data11 === 1) || (data11 === 2)) || (data11 === 3))){
const err29 = {instancePath:instancePath+"/columns",keyword:"enum",params:{allowedValues: schema0List.properties.columns.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.gap !== undefined){
let data12 = data.gap;
if(!(((data12 === "tight") || (data12 === "normal")) || (data12 === "loose"))){
const err30 = {instancePath:instancePath+"/gap",keyword:"enum",params:{allowedValues: schema0List.properties.gap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.anchor !== undefined){
let data13 = data.anchor;
if(typeof data13 === "string"){
if(!pattern4List.test(data13)){
const err31 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.className !== undefined){
let data14 = data.className;
if(typeof data14 === "string"){
if(func1List(data14) > 200){
const err33 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern5List.test(data14)){
const err34 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data15 = data.marginTop;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err37 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0List.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data16 = data.marginBottom;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err39 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0List.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data17 = data.paddingBlock;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((((((((((data17 === 0) || (data17 === 4)) || (data17 === 8)) || (data17 === 12)) || (data17 === 16)) || (data17 === 24)) || (data17 === 32)) || (data17 === 48)) || (data17 === 64)) || (data17 === 96)) || (data17 === 128))){
const err41 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0List.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data18 = data.paddingInline;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err42 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err43 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0List.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.background !== undefined){
let data19 = data.background;
if(typeof data19 === "string"){
if(!pattern6List.test(data19)){
const err44 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.align !== undefined){
let data20 = data.align;
if(!((((data20 === "inherit") || (data20 === "start")) || (data20 === "center")) || (data20 === "end"))){
const err46 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0List.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data21 = data.hideBelow;
if(!(((((data21 === "none") || (data21 === "sm")) || (data21 === "md")) || (data21 === "lg")) || (data21 === "xl"))){
const err47 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0List.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data22 = data.hideAbove;
if(!(((((data22 === "none") || (data22 === "sm")) || (data22 === "md")) || (data22 === "lg")) || (data22 === "xl"))){
const err48 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0List.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate0List.errors = vErrors;
return errors === 0;
}



export const Map = validate0Map;
const schema0Map = {
 "$id": "https://forecourt.dev/schemas/components/Map",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "points": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "latitude",
     "longitude"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "name": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "address": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "latitude": {
      "type": "number",
      "minimum": -85,
      "maximum": 85
     },
     "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
     }
    }
   }
  },
  "zoom": {
   "type": "integer",
   "default": 0,
   "minimum": 0,
   "maximum": 18
  },
  "height": {
   "type": "integer",
   "default": 440,
   "minimum": 240,
   "maximum": 800
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Map = Object.prototype.hasOwnProperty;
const func1Map = helper0;
const pattern0Map = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1Map = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2Map = new RegExp("^[\\w -]*$", "u");
const pattern3Map = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Map(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Map" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Map.call(schema0Map.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.points !== undefined){
let data0 = data.points;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/points",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/points/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.latitude === undefined){
const err3 = {instancePath:instancePath+"/points/" + i0,keyword:"required",params:{missingProperty: "latitude"},message:"must have required property '"+"latitude"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.longitude === undefined){
const err4 = {instancePath:instancePath+"/points/" + i0,keyword:"required",params:{missingProperty: "longitude"},message:"must have required property '"+"longitude"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "address")) || (key1 === "latitude")) || (key1 === "longitude"))){
const err5 = {instancePath:instancePath+"/points/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0Map.test(data2)){
const err6 = {instancePath:instancePath+"/points/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/points/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func1Map(data3) > 200){
const err8 = {instancePath:instancePath+"/points/" + i0+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/points/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.address !== undefined){
let data4 = data1.address;
if(typeof data4 === "string"){
if(func1Map(data4) > 200){
const err10 = {instancePath:instancePath+"/points/" + i0+"/address",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/points/" + i0+"/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.latitude !== undefined){
let data5 = data1.latitude;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 85 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/points/" + i0+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 85},message:"must be <= 85"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < -85 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/points/" + i0+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -85},message:"must be >= -85"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/points/" + i0+"/latitude",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.longitude !== undefined){
let data6 = data1.longitude;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 180 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/points/" + i0+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < -180 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/points/" + i0+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/points/" + i0+"/longitude",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/points/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/points",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.zoom !== undefined){
let data7 = data.zoom;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/zoom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 18 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/zoom",keyword:"maximum",params:{comparison: "<=", limit: 18},message:"must be <= 18"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/zoom",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.height !== undefined){
let data8 = data.height;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 800 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 240 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 240},message:"must be >= 240"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.headingLevel !== undefined){
let data9 = data.headingLevel;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((data9 === 2) || (data9 === 3)) || (data9 === 4)) || (data9 === 5)) || (data9 === 6))){
const err27 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0Map.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.anchor !== undefined){
let data10 = data.anchor;
if(typeof data10 === "string"){
if(!pattern1Map.test(data10)){
const err28 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.className !== undefined){
let data11 = data.className;
if(typeof data11 === "string"){
if(func1Map(data11) > 200){
const err30 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern2Map.test(data11)){
const err31 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data12 = data.marginTop;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err34 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Map.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data13 = data.marginBottom;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err35 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err36 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Map.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data14 = data.paddingBlock;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err38 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Map.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data15 = data.paddingInline;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err39 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err40 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Map.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.background !== undefined){
let data16 = data.background;
if(typeof data16 === "string"){
if(!pattern3Map.test(data16)){
const err41 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.align !== undefined){
let data17 = data.align;
if(!((((data17 === "inherit") || (data17 === "start")) || (data17 === "center")) || (data17 === "end"))){
const err43 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Map.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data18 = data.hideBelow;
if(!(((((data18 === "none") || (data18 === "sm")) || (data18 === "md")) || (data18 === "lg")) || (data18 === "xl"))){
const err44 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Map.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data19 = data.hideAbove;
if(!(((((data19 === "none") || (data19 === "sm")) || (data19 === "md")) || (data19 === "lg")) || (data19 === "xl"))){
const err45 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Map.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate0Map.errors = vErrors;
return errors === 0;
}



export const Modal = validate0Modal;
const schema0Modal = {
 "$id": "https://forecourt.dev/schemas/components/Modal",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "title": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "size": {
   "enum": [
    "small",
    "medium",
    "large"
   ],
   "default": "medium"
  },
  "trigger": {
   "enum": [
    "button",
    "anchor",
    "automatic"
   ],
   "default": "button"
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "buttonVariant": {
   "enum": [
    "primary",
    "secondary",
    "text"
   ],
   "default": "secondary"
  },
  "delay": {
   "type": "integer",
   "minimum": 0,
   "maximum": 600,
   "default": 10
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Modal = Object.prototype.hasOwnProperty;
const func1Modal = helper0;
const pattern0Modal = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1Modal = new RegExp("^[\\w -]*$", "u");
const pattern2Modal = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Modal(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Modal" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Modal.call(schema0Modal.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1Modal(data0) > 200){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((data1 === "small") || (data1 === "medium")) || (data1 === "large"))){
const err3 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema0Modal.properties.size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.trigger !== undefined){
let data2 = data.trigger;
if(!(((data2 === "button") || (data2 === "anchor")) || (data2 === "automatic"))){
const err4 = {instancePath:instancePath+"/trigger",keyword:"enum",params:{allowedValues: schema0Modal.properties.trigger.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data3 = data.buttonLabel;
if(typeof data3 === "string"){
if(func1Modal(data3) > 200){
const err5 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.buttonVariant !== undefined){
let data4 = data.buttonVariant;
if(!(((data4 === "primary") || (data4 === "secondary")) || (data4 === "text"))){
const err7 = {instancePath:instancePath+"/buttonVariant",keyword:"enum",params:{allowedValues: schema0Modal.properties.buttonVariant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.delay !== undefined){
let data5 = data.delay;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/delay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 600 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/delay",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/delay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.anchor !== undefined){
let data6 = data.anchor;
if(typeof data6 === "string"){
if(!pattern0Modal.test(data6)){
const err11 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.className !== undefined){
let data7 = data.className;
if(typeof data7 === "string"){
if(func1Modal(data7) > 200){
const err13 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1Modal.test(data7)){
const err14 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data8 = data.marginTop;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err17 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Modal.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data9 = data.marginBottom;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err19 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Modal.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data10 = data.paddingBlock;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err21 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Modal.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data11 = data.paddingInline;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err23 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Modal.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.background !== undefined){
let data12 = data.background;
if(typeof data12 === "string"){
if(!pattern2Modal.test(data12)){
const err24 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.align !== undefined){
let data13 = data.align;
if(!((((data13 === "inherit") || (data13 === "start")) || (data13 === "center")) || (data13 === "end"))){
const err26 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Modal.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data14 = data.hideBelow;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err27 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Modal.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data15 = data.hideAbove;
if(!(((((data15 === "none") || (data15 === "sm")) || (data15 === "md")) || (data15 === "lg")) || (data15 === "xl"))){
const err28 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Modal.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate0Modal.errors = vErrors;
return errors === 0;
}



export const NotFound = validate0NotFound;
const schema0NotFound = {
 "$id": "https://forecourt.dev/schemas/components/NotFound",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0NotFound = Object.prototype.hasOwnProperty;
const func1NotFound = helper0;
const pattern0NotFound = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1NotFound = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2NotFound = new RegExp("^[\\w -]*$", "u");
const pattern3NotFound = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0NotFound(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/NotFound" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0NotFound.call(schema0NotFound.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.src === undefined){
const err1 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "src") || (key1 === "alt"))){
const err2 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(func1NotFound(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0NotFound.test(data1)){
const err4 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.alt !== undefined){
let data2 = data0.alt;
if(typeof data2 === "string"){
if(func1NotFound(data2) > 200){
const err6 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.anchor !== undefined){
let data3 = data.anchor;
if(typeof data3 === "string"){
if(!pattern1NotFound.test(data3)){
const err9 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.className !== undefined){
let data4 = data.className;
if(typeof data4 === "string"){
if(func1NotFound(data4) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2NotFound.test(data4)){
const err12 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data5 = data.marginTop;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0NotFound.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data6 = data.marginBottom;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0NotFound.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data7 = data.paddingBlock;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0NotFound.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data8 = data.paddingInline;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0NotFound.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.background !== undefined){
let data9 = data.background;
if(typeof data9 === "string"){
if(!pattern3NotFound.test(data9)){
const err22 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.align !== undefined){
let data10 = data.align;
if(!((((data10 === "inherit") || (data10 === "start")) || (data10 === "center")) || (data10 === "end"))){
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0NotFound.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data11 = data.hideBelow;
if(!(((((data11 === "none") || (data11 === "sm")) || (data11 === "md")) || (data11 === "lg")) || (data11 === "xl"))){
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0NotFound.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data12 = data.hideAbove;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0NotFound.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0NotFound.errors = vErrors;
return errors === 0;
}



export const Paragraph = validate0Paragraph;
const schema0Paragraph = {
 "$id": "https://forecourt.dev/schemas/components/Paragraph",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "text"
 ],
 "properties": {
  "text": {
   "type": "string",
   "maxLength": 200
  },
  "as": {
   "enum": [
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6"
   ],
   "default": "p"
  },
  "size": {
   "enum": [
    "auto",
    "small",
    "body",
    "lead",
    "title",
    "headline",
    "display",
    "poster"
   ],
   "default": "auto"
  },
  "color": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "eyebrow": {
   "type": "boolean",
   "default": false
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Paragraph = Object.prototype.hasOwnProperty;
const func1Paragraph = helper0;
const pattern0Paragraph = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");
const pattern1Paragraph = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2Paragraph = new RegExp("^[\\w -]*$", "u");

function validate0Paragraph(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Paragraph" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0Paragraph.call(schema0Paragraph.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func1Paragraph(data0) > 200){
const err2 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.as !== undefined){
let data1 = data.as;
if(!(((((((data1 === "p") || (data1 === "h1")) || (data1 === "h2")) || (data1 === "h3")) || (data1 === "h4")) || (data1 === "h5")) || (data1 === "h6"))){
const err4 = {instancePath:instancePath+"/as",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.as.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.size !== undefined){
let data2 = data.size;
if(!((((((((data2 === "auto") || (data2 === "small")) || (data2 === "body")) || (data2 === "lead")) || (data2 === "title")) || (data2 === "headline")) || (data2 === "display")) || (data2 === "poster"))){
const err5 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.color !== undefined){
let data3 = data.color;
if(typeof data3 === "string"){
if(!pattern0Paragraph.test(data3)){
const err6 = {instancePath:instancePath+"/color",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.eyebrow !== undefined){
if(typeof data.eyebrow !== "boolean"){
const err8 = {instancePath:instancePath+"/eyebrow",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.anchor !== undefined){
let data5 = data.anchor;
if(typeof data5 === "string"){
if(!pattern1Paragraph.test(data5)){
const err9 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.className !== undefined){
let data6 = data.className;
if(typeof data6 === "string"){
if(func1Paragraph(data6) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2Paragraph.test(data6)){
const err12 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data7 = data.marginTop;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data8 = data.marginBottom;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data9 = data.paddingBlock;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data10 = data.paddingInline;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.background !== undefined){
let data11 = data.background;
if(typeof data11 === "string"){
if(!pattern0Paragraph.test(data11)){
const err22 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.align !== undefined){
let data12 = data.align;
if(!((((data12 === "inherit") || (data12 === "start")) || (data12 === "center")) || (data12 === "end"))){
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data13 = data.hideBelow;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data14 = data.hideAbove;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Paragraph.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0Paragraph.errors = vErrors;
return errors === 0;
}



export const PaymentCarousel = validate0PaymentCarousel;
const schema0PaymentCarousel = {
 "$id": "https://forecourt.dev/schemas/components/PaymentCarousel",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "items": {
   "type": "array",
   "default": [],
   "maxItems": 30,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "name": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "image": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "src"
      ],
      "properties": {
       "src": {
        "type": "string",
        "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
        "maxLength": 500
       },
       "alt": {
        "type": "string",
        "default": "",
        "maxLength": 200
       }
      },
      "default": {
       "src": "",
       "alt": ""
      }
     }
    }
   }
  },
  "greyScale": {
   "type": "boolean",
   "default": false
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "xs": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2,
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 3
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 4
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 5
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 0
  },
  "loop": {
   "type": "boolean",
   "default": false
  },
  "autoplay": {
   "type": "integer",
   "enum": [
    0,
    4,
    6,
    8,
    12
   ],
   "default": 0
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0PaymentCarousel = Object.prototype.hasOwnProperty;
const func1PaymentCarousel = helper0;
const pattern0PaymentCarousel = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1PaymentCarousel = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern2PaymentCarousel = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern3PaymentCarousel = new RegExp("^[\\w -]*$", "u");
const pattern4PaymentCarousel = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0PaymentCarousel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PaymentCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0PaymentCarousel.call(schema0PaymentCarousel.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 30){
const err1 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "image"))){
const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0PaymentCarousel.test(data2)){
const err4 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func1PaymentCarousel(data3) > 200){
const err6 = {instancePath:instancePath+"/items/" + i0+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/items/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.image !== undefined){
let data4 = data1.image;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.src === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "src") || (key2 === "alt"))){
const err9 = {instancePath:instancePath+"/items/" + i0+"/image",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.src !== undefined){
let data5 = data4.src;
if(typeof data5 === "string"){
if(func1PaymentCarousel(data5) > 500){
const err10 = {instancePath:instancePath+"/items/" + i0+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1PaymentCarousel.test(data5)){
const err11 = {instancePath:instancePath+"/items/" + i0+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.alt !== undefined){
let data6 = data4.alt;
if(typeof data6 === "string"){
if(func1PaymentCarousel(data6) > 200){
const err13 = {instancePath:instancePath+"/items/" + i0+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/items/" + i0+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.greyScale !== undefined){
if(typeof data.greyScale !== "boolean"){
const err18 = {instancePath:instancePath+"/greyScale",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.label !== undefined){
let data8 = data.label;
if(typeof data8 === "string"){
if(func1PaymentCarousel(data8) > 200){
const err19 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.xs !== undefined){
let data9 = data.xs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/xs",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/xs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.sm !== undefined){
let data10 = data.sm;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 5 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.md !== undefined){
let data11 = data.md;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 5 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data12 = data.lg;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data13 = data.xl;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 5 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err36 = {instancePath:instancePath+"/loop",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.autoplay !== undefined){
let data15 = data.autoplay;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/autoplay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((data15 === 0) || (data15 === 4)) || (data15 === 6)) || (data15 === 8)) || (data15 === 12))){
const err38 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.anchor !== undefined){
let data16 = data.anchor;
if(typeof data16 === "string"){
if(!pattern2PaymentCarousel.test(data16)){
const err39 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.className !== undefined){
let data17 = data.className;
if(typeof data17 === "string"){
if(func1PaymentCarousel(data17) > 200){
const err41 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern3PaymentCarousel.test(data17)){
const err42 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data18 = data.marginTop;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err45 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data19 = data.marginBottom;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(((((((((((data19 === 0) || (data19 === 4)) || (data19 === 8)) || (data19 === 12)) || (data19 === 16)) || (data19 === 24)) || (data19 === 32)) || (data19 === 48)) || (data19 === 64)) || (data19 === 96)) || (data19 === 128))){
const err47 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data20 = data.paddingBlock;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err48 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((((((((((data20 === 0) || (data20 === 4)) || (data20 === 8)) || (data20 === 12)) || (data20 === 16)) || (data20 === 24)) || (data20 === 32)) || (data20 === 48)) || (data20 === 64)) || (data20 === 96)) || (data20 === 128))){
const err49 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data21 = data.paddingInline;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err50 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((((((((((data21 === 0) || (data21 === 4)) || (data21 === 8)) || (data21 === 12)) || (data21 === 16)) || (data21 === 24)) || (data21 === 32)) || (data21 === 48)) || (data21 === 64)) || (data21 === 96)) || (data21 === 128))){
const err51 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.background !== undefined){
let data22 = data.background;
if(typeof data22 === "string"){
if(!pattern4PaymentCarousel.test(data22)){
const err52 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.align !== undefined){
let data23 = data.align;
if(!((((data23 === "inherit") || (data23 === "start")) || (data23 === "center")) || (data23 === "end"))){
const err54 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data24 = data.hideBelow;
if(!(((((data24 === "none") || (data24 === "sm")) || (data24 === "md")) || (data24 === "lg")) || (data24 === "xl"))){
const err55 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data25 = data.hideAbove;
if(!(((((data25 === "none") || (data25 === "sm")) || (data25 === "md")) || (data25 === "lg")) || (data25 === "xl"))){
const err56 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0PaymentCarousel.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate0PaymentCarousel.errors = vErrors;
return errors === 0;
}



export const PlacesGrid = validate0PlacesGrid;
const schema0PlacesGrid = {
 "$id": "https://forecourt.dev/schemas/components/PlacesGrid",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "placeIds": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   }
  },
  "limit": {
   "type": "integer",
   "default": 0,
   "minimum": 0,
   "maximum": 200
  },
  "showFilter": {
   "type": "boolean",
   "default": true
  },
  "showHours": {
   "type": "boolean",
   "default": true
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "xs": {
   "type": "integer",
   "enum": [
    1,
    2
   ],
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 2
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 3
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0PlacesGrid = Object.prototype.hasOwnProperty;
const func1PlacesGrid = helper0;
const pattern0PlacesGrid = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1PlacesGrid = new RegExp("^[\\w -]*$", "u");
const pattern2PlacesGrid = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0PlacesGrid(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PlacesGrid" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0PlacesGrid.call(schema0PlacesGrid.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.placeIds !== undefined){
let data0 = data.placeIds;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/placeIds",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1PlacesGrid(data1) > 60){
const err2 = {instancePath:instancePath+"/placeIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1PlacesGrid(data1) < 1){
const err3 = {instancePath:instancePath+"/placeIds/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/placeIds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/placeIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.showFilter !== undefined){
if(typeof data.showFilter !== "boolean"){
const err9 = {instancePath:instancePath+"/showFilter",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.showHours !== undefined){
if(typeof data.showHours !== "boolean"){
const err10 = {instancePath:instancePath+"/showHours",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data5 = data.buttonLabel;
if(typeof data5 === "string"){
if(func1PlacesGrid(data5) > 200){
const err11 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.xs !== undefined){
let data6 = data.xs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === 1) || (data6 === 2))){
const err14 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.xs.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sm !== undefined){
let data7 = data.sm;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 6 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.md !== undefined){
let data8 = data.md;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 6 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data9 = data.lg;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 6 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data10 = data.xl;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 6 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.headingLevel !== undefined){
let data11 = data.headingLevel;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((data11 === 2) || (data11 === 3)) || (data11 === 4)) || (data11 === 5)) || (data11 === 6))){
const err28 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.anchor !== undefined){
let data12 = data.anchor;
if(typeof data12 === "string"){
if(!pattern0PlacesGrid.test(data12)){
const err29 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.className !== undefined){
let data13 = data.className;
if(typeof data13 === "string"){
if(func1PlacesGrid(data13) > 200){
const err31 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern1PlacesGrid.test(data13)){
const err32 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data14 = data.marginTop;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err35 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data15 = data.marginBottom;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err37 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data16 = data.paddingBlock;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err39 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data17 = data.paddingInline;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((((((((((data17 === 0) || (data17 === 4)) || (data17 === 8)) || (data17 === 12)) || (data17 === 16)) || (data17 === 24)) || (data17 === 32)) || (data17 === 48)) || (data17 === 64)) || (data17 === 96)) || (data17 === 128))){
const err41 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.background !== undefined){
let data18 = data.background;
if(typeof data18 === "string"){
if(!pattern2PlacesGrid.test(data18)){
const err42 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.align !== undefined){
let data19 = data.align;
if(!((((data19 === "inherit") || (data19 === "start")) || (data19 === "center")) || (data19 === "end"))){
const err44 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data20 = data.hideBelow;
if(!(((((data20 === "none") || (data20 === "sm")) || (data20 === "md")) || (data20 === "lg")) || (data20 === "xl"))){
const err45 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data21 = data.hideAbove;
if(!(((((data21 === "none") || (data21 === "sm")) || (data21 === "md")) || (data21 === "lg")) || (data21 === "xl"))){
const err46 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0PlacesGrid.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate0PlacesGrid.errors = vErrors;
return errors === 0;
}



export const PromotionsCarousel = validate0PromotionsCarousel;
const schema0PromotionsCarousel = {
 "$id": "https://forecourt.dev/schemas/components/PromotionsCarousel",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "promotionIds": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   }
  },
  "limit": {
   "type": "integer",
   "default": 12,
   "minimum": 1,
   "maximum": 12
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "xs": {
   "type": "integer",
   "minimum": 1,
   "maximum": 1,
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 2
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 3
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 3
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 5,
   "default": 0
  },
  "loop": {
   "type": "boolean",
   "default": false
  },
  "autoplay": {
   "type": "integer",
   "enum": [
    0,
    4,
    6,
    8,
    12
   ],
   "default": 0
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0PromotionsCarousel = Object.prototype.hasOwnProperty;
const func1PromotionsCarousel = helper0;
const pattern0PromotionsCarousel = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1PromotionsCarousel = new RegExp("^[\\w -]*$", "u");
const pattern2PromotionsCarousel = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0PromotionsCarousel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PromotionsCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0PromotionsCarousel.call(schema0PromotionsCarousel.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.promotionIds !== undefined){
let data0 = data.promotionIds;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/promotionIds",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1PromotionsCarousel(data1) > 60){
const err2 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1PromotionsCarousel(data1) < 1){
const err3 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/promotionIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.label !== undefined){
let data3 = data.label;
if(typeof data3 === "string"){
if(func1PromotionsCarousel(data3) > 200){
const err9 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data4 = data.buttonLabel;
if(typeof data4 === "string"){
if(func1PromotionsCarousel(data4) > 200){
const err11 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.xs !== undefined){
let data5 = data.xs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/xs",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/xs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.sm !== undefined){
let data6 = data.sm;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 5 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.md !== undefined){
let data7 = data.md;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 5 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data8 = data.lg;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 5 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data9 = data.xl;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 5 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err28 = {instancePath:instancePath+"/loop",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.autoplay !== undefined){
let data11 = data.autoplay;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/autoplay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((data11 === 0) || (data11 === 4)) || (data11 === 6)) || (data11 === 8)) || (data11 === 12))){
const err30 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data12 = data.headingLevel;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((data12 === 2) || (data12 === 3)) || (data12 === 4)) || (data12 === 5)) || (data12 === 6))){
const err32 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.anchor !== undefined){
let data13 = data.anchor;
if(typeof data13 === "string"){
if(!pattern0PromotionsCarousel.test(data13)){
const err33 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.className !== undefined){
let data14 = data.className;
if(typeof data14 === "string"){
if(func1PromotionsCarousel(data14) > 200){
const err35 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern1PromotionsCarousel.test(data14)){
const err36 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data15 = data.marginTop;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err39 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data16 = data.marginBottom;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err41 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data17 = data.paddingBlock;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((((((((((data17 === 0) || (data17 === 4)) || (data17 === 8)) || (data17 === 12)) || (data17 === 16)) || (data17 === 24)) || (data17 === 32)) || (data17 === 48)) || (data17 === 64)) || (data17 === 96)) || (data17 === 128))){
const err43 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data18 = data.paddingInline;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err45 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.background !== undefined){
let data19 = data.background;
if(typeof data19 === "string"){
if(!pattern2PromotionsCarousel.test(data19)){
const err46 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.align !== undefined){
let data20 = data.align;
if(!((((data20 === "inherit") || (data20 === "start")) || (data20 === "center")) || (data20 === "end"))){
const err48 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data21 = data.hideBelow;
if(!(((((data21 === "none") || (data21 === "sm")) || (data21 === "md")) || (data21 === "lg")) || (data21 === "xl"))){
const err49 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data22 = data.hideAbove;
if(!(((((data22 === "none") || (data22 === "sm")) || (data22 === "md")) || (data22 === "lg")) || (data22 === "xl"))){
const err50 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0PromotionsCarousel.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate0PromotionsCarousel.errors = vErrors;
return errors === 0;
}



export const PromotionsGrid = validate0PromotionsGrid;
const schema0PromotionsGrid = {
 "$id": "https://forecourt.dev/schemas/components/PromotionsGrid",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "promotionIds": {
   "type": "array",
   "default": [],
   "maxItems": 60,
   "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60
   }
  },
  "limit": {
   "type": "integer",
   "default": 0,
   "minimum": 0,
   "maximum": 200
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "xs": {
   "type": "integer",
   "enum": [
    1,
    2
   ],
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 2
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 3
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 6,
   "default": 0
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0PromotionsGrid = Object.prototype.hasOwnProperty;
const func1PromotionsGrid = helper0;
const pattern0PromotionsGrid = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1PromotionsGrid = new RegExp("^[\\w -]*$", "u");
const pattern2PromotionsGrid = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0PromotionsGrid(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PromotionsGrid" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0PromotionsGrid.call(schema0PromotionsGrid.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.promotionIds !== undefined){
let data0 = data.promotionIds;
if(Array.isArray(data0)){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/promotionIds",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1PromotionsGrid(data1) > 60){
const err2 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1PromotionsGrid(data1) < 1){
const err3 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/promotionIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.buttonLabel !== undefined){
let data3 = data.buttonLabel;
if(typeof data3 === "string"){
if(func1PromotionsGrid(data3) > 200){
const err9 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.xs !== undefined){
let data4 = data.xs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data4 === 1) || (data4 === 2))){
const err12 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.xs.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sm !== undefined){
let data5 = data.sm;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 6 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.md !== undefined){
let data6 = data.md;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 6 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data7 = data.lg;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 6 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data8 = data.xl;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 6 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.headingLevel !== undefined){
let data9 = data.headingLevel;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((data9 === 2) || (data9 === 3)) || (data9 === 4)) || (data9 === 5)) || (data9 === 6))){
const err26 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.anchor !== undefined){
let data10 = data.anchor;
if(typeof data10 === "string"){
if(!pattern0PromotionsGrid.test(data10)){
const err27 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.className !== undefined){
let data11 = data.className;
if(typeof data11 === "string"){
if(func1PromotionsGrid(data11) > 200){
const err29 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern1PromotionsGrid.test(data11)){
const err30 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data12 = data.marginTop;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err33 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data13 = data.marginBottom;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err34 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err35 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data14 = data.paddingBlock;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err36 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err37 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data15 = data.paddingInline;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err39 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.background !== undefined){
let data16 = data.background;
if(typeof data16 === "string"){
if(!pattern2PromotionsGrid.test(data16)){
const err40 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.align !== undefined){
let data17 = data.align;
if(!((((data17 === "inherit") || (data17 === "start")) || (data17 === "center")) || (data17 === "end"))){
const err42 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data18 = data.hideBelow;
if(!(((((data18 === "none") || (data18 === "sm")) || (data18 === "md")) || (data18 === "lg")) || (data18 === "xl"))){
const err43 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data19 = data.hideAbove;
if(!(((((data19 === "none") || (data19 === "sm")) || (data19 === "md")) || (data19 === "lg")) || (data19 === "xl"))){
const err44 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0PromotionsGrid.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate0PromotionsGrid.errors = vErrors;
return errors === 0;
}



export const ReviewsWidget = validate0ReviewsWidget;
const schema0ReviewsWidget = {
 "$id": "https://forecourt.dev/schemas/components/ReviewsWidget",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "mode": {
   "enum": [
    "given",
    "widget"
   ],
   "default": "given"
  },
  "items": {
   "type": "array",
   "default": [],
   "maxItems": 24,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "quote": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "author": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "role": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "photo": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "src"
      ],
      "properties": {
       "src": {
        "type": "string",
        "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
        "maxLength": 500
       },
       "alt": {
        "type": "string",
        "default": "",
        "maxLength": 200
       }
      },
      "default": {
       "src": "",
       "alt": ""
      }
     },
     "stars": {
      "type": "integer",
      "minimum": 0,
      "maximum": 5,
      "default": 0
     }
    }
   }
  },
  "showAverage": {
   "type": "boolean",
   "default": true
  },
  "columns": {
   "type": "integer",
   "enum": [
    1,
    2,
    3,
    4
   ],
   "default": 3
  },
  "provider": {
   "enum": [
    "trustpilot",
    "elfsight",
    "trustindex"
   ],
   "default": "trustpilot"
  },
  "widgetId": {
   "type": "string",
   "pattern": "^[A-Za-z0-9-]{0,64}$",
   "maxLength": 64,
   "default": ""
  },
  "height": {
   "type": "integer",
   "minimum": 80,
   "maximum": 2000,
   "default": 400
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0ReviewsWidget = Object.prototype.hasOwnProperty;
const func1ReviewsWidget = helper0;
const pattern0ReviewsWidget = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1ReviewsWidget = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern2ReviewsWidget = new RegExp("^[A-Za-z0-9-]{0,64}$", "u");
const pattern3ReviewsWidget = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern4ReviewsWidget = new RegExp("^[\\w -]*$", "u");
const pattern5ReviewsWidget = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0ReviewsWidget(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/ReviewsWidget" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0ReviewsWidget.call(schema0ReviewsWidget.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((data0 === "given") || (data0 === "widget"))){
const err1 = {instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 24){
const err2 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "id") || (key1 === "quote")) || (key1 === "author")) || (key1 === "role")) || (key1 === "photo")) || (key1 === "stars"))){
const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(!pattern0ReviewsWidget.test(data3)){
const err5 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.quote !== undefined){
let data4 = data2.quote;
if(typeof data4 === "string"){
if(func1ReviewsWidget(data4) > 200){
const err7 = {instancePath:instancePath+"/items/" + i0+"/quote",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0+"/quote",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.author !== undefined){
let data5 = data2.author;
if(typeof data5 === "string"){
if(func1ReviewsWidget(data5) > 200){
const err9 = {instancePath:instancePath+"/items/" + i0+"/author",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/items/" + i0+"/author",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.role !== undefined){
let data6 = data2.role;
if(typeof data6 === "string"){
if(func1ReviewsWidget(data6) > 200){
const err11 = {instancePath:instancePath+"/items/" + i0+"/role",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.photo !== undefined){
let data7 = data2.photo;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.src === undefined){
const err13 = {instancePath:instancePath+"/items/" + i0+"/photo",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data7){
if(!((key2 === "src") || (key2 === "alt"))){
const err14 = {instancePath:instancePath+"/items/" + i0+"/photo",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.src !== undefined){
let data8 = data7.src;
if(typeof data8 === "string"){
if(func1ReviewsWidget(data8) > 500){
const err15 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1ReviewsWidget.test(data8)){
const err16 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.alt !== undefined){
let data9 = data7.alt;
if(typeof data9 === "string"){
if(func1ReviewsWidget(data9) > 200){
const err18 = {instancePath:instancePath+"/items/" + i0+"/photo/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0+"/photo/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/photo",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.stars !== undefined){
let data10 = data2.stars;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/items/" + i0+"/stars",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 5 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/items/" + i0+"/stars",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/items/" + i0+"/stars",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.showAverage !== undefined){
if(typeof data.showAverage !== "boolean"){
const err26 = {instancePath:instancePath+"/showAverage",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.columns !== undefined){
let data12 = data.columns;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/columns",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((data12 === 1) || (data12 === 2)) || (data12 === 3)) || (data12 === 4))){
const err28 = {instancePath:instancePath+"/columns",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.columns.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.provider !== undefined){
let data13 = data.provider;
if(!(((data13 === "trustpilot") || (data13 === "elfsight")) || (data13 === "trustindex"))){
const err29 = {instancePath:instancePath+"/provider",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.widgetId !== undefined){
let data14 = data.widgetId;
if(typeof data14 === "string"){
if(func1ReviewsWidget(data14) > 64){
const err30 = {instancePath:instancePath+"/widgetId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern2ReviewsWidget.test(data14)){
const err31 = {instancePath:instancePath+"/widgetId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{0,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{0,64}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/widgetId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.height !== undefined){
let data15 = data.height;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err33 = {instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2000 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15 < 80 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 80},message:"must be >= 80"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.anchor !== undefined){
let data16 = data.anchor;
if(typeof data16 === "string"){
if(!pattern3ReviewsWidget.test(data16)){
const err36 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.className !== undefined){
let data17 = data.className;
if(typeof data17 === "string"){
if(func1ReviewsWidget(data17) > 200){
const err38 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern4ReviewsWidget.test(data17)){
const err39 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data18 = data.marginTop;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err41 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err42 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data19 = data.marginBottom;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err43 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((((((((((data19 === 0) || (data19 === 4)) || (data19 === 8)) || (data19 === 12)) || (data19 === 16)) || (data19 === 24)) || (data19 === 32)) || (data19 === 48)) || (data19 === 64)) || (data19 === 96)) || (data19 === 128))){
const err44 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data20 = data.paddingBlock;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err45 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((((((((((data20 === 0) || (data20 === 4)) || (data20 === 8)) || (data20 === 12)) || (data20 === 16)) || (data20 === 24)) || (data20 === 32)) || (data20 === 48)) || (data20 === 64)) || (data20 === 96)) || (data20 === 128))){
const err46 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data21 = data.paddingInline;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((((((((((data21 === 0) || (data21 === 4)) || (data21 === 8)) || (data21 === 12)) || (data21 === 16)) || (data21 === 24)) || (data21 === 32)) || (data21 === 48)) || (data21 === 64)) || (data21 === 96)) || (data21 === 128))){
const err48 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.background !== undefined){
let data22 = data.background;
if(typeof data22 === "string"){
if(!pattern5ReviewsWidget.test(data22)){
const err49 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.align !== undefined){
let data23 = data.align;
if(!((((data23 === "inherit") || (data23 === "start")) || (data23 === "center")) || (data23 === "end"))){
const err51 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data24 = data.hideBelow;
if(!(((((data24 === "none") || (data24 === "sm")) || (data24 === "md")) || (data24 === "lg")) || (data24 === "xl"))){
const err52 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data25 = data.hideAbove;
if(!(((((data25 === "none") || (data25 === "sm")) || (data25 === "md")) || (data25 === "lg")) || (data25 === "xl"))){
const err53 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0ReviewsWidget.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate0ReviewsWidget.errors = vErrors;
return errors === 0;
}



export const Row = validate0Row;
const schema0Row = {
 "$id": "https://forecourt.dev/schemas/components/Row",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "gap": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 24
  },
  "valign": {
   "enum": [
    "start",
    "center",
    "end",
    "stretch"
   ],
   "default": "stretch"
  },
  "justify": {
   "enum": [
    "start",
    "center",
    "end",
    "between"
   ],
   "default": "start"
  },
  "wrap": {
   "type": "boolean",
   "default": true
  },
  "reverseOnMobile": {
   "type": "boolean",
   "default": false
  },
  "width": {
   "enum": [
    "box",
    "narrow",
    "wide",
    "full"
   ],
   "default": "box"
  },
  "section": {
   "type": "boolean",
   "default": false
  },
  "backgroundImage": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "motif": {
   "type": "boolean",
   "default": false
  },
  "overlap": {
   "enum": [
    "none",
    "over-previous"
   ],
   "default": "none"
  },
  "minHeight": {
   "enum": [
    "none",
    "half",
    "most",
    "screen"
   ],
   "default": "none"
  },
  "edge": {
   "enum": [
    "straight",
    "brand"
   ],
   "default": "straight"
  },
  "shade": {
   "enum": [
    "none",
    "start",
    "all"
   ],
   "default": "none"
  },
  "tone": {
   "enum": [
    "inherit",
    "light",
    "dark"
   ],
   "default": "inherit"
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Row = Object.prototype.hasOwnProperty;
const func1Row = helper0;
const pattern0Row = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1Row = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2Row = new RegExp("^[\\w -]*$", "u");
const pattern3Row = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Row(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Row" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Row.call(schema0Row.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.gap !== undefined){
let data0 = data.gap;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/gap",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((data0 === 0) || (data0 === 4)) || (data0 === 8)) || (data0 === 12)) || (data0 === 16)) || (data0 === 24)) || (data0 === 32)) || (data0 === 48)) || (data0 === 64)) || (data0 === 96)) || (data0 === 128))){
const err2 = {instancePath:instancePath+"/gap",keyword:"enum",params:{allowedValues: schema0Row.properties.gap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.valign !== undefined){
let data1 = data.valign;
if(!((((data1 === "start") || (data1 === "center")) || (data1 === "end")) || (data1 === "stretch"))){
const err3 = {instancePath:instancePath+"/valign",keyword:"enum",params:{allowedValues: schema0Row.properties.valign.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.justify !== undefined){
let data2 = data.justify;
if(!((((data2 === "start") || (data2 === "center")) || (data2 === "end")) || (data2 === "between"))){
const err4 = {instancePath:instancePath+"/justify",keyword:"enum",params:{allowedValues: schema0Row.properties.justify.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.wrap !== undefined){
if(typeof data.wrap !== "boolean"){
const err5 = {instancePath:instancePath+"/wrap",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reverseOnMobile !== undefined){
if(typeof data.reverseOnMobile !== "boolean"){
const err6 = {instancePath:instancePath+"/reverseOnMobile",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.width !== undefined){
let data5 = data.width;
if(!((((data5 === "box") || (data5 === "narrow")) || (data5 === "wide")) || (data5 === "full"))){
const err7 = {instancePath:instancePath+"/width",keyword:"enum",params:{allowedValues: schema0Row.properties.width.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.section !== undefined){
if(typeof data.section !== "boolean"){
const err8 = {instancePath:instancePath+"/section",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.backgroundImage !== undefined){
let data7 = data.backgroundImage;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.src === undefined){
const err9 = {instancePath:instancePath+"/backgroundImage",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "src") || (key1 === "alt"))){
const err10 = {instancePath:instancePath+"/backgroundImage",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.src !== undefined){
let data8 = data7.src;
if(typeof data8 === "string"){
if(func1Row(data8) > 500){
const err11 = {instancePath:instancePath+"/backgroundImage/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0Row.test(data8)){
const err12 = {instancePath:instancePath+"/backgroundImage/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/backgroundImage/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.alt !== undefined){
let data9 = data7.alt;
if(typeof data9 === "string"){
if(func1Row(data9) > 200){
const err14 = {instancePath:instancePath+"/backgroundImage/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/backgroundImage/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/backgroundImage",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.motif !== undefined){
if(typeof data.motif !== "boolean"){
const err17 = {instancePath:instancePath+"/motif",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.overlap !== undefined){
let data11 = data.overlap;
if(!((data11 === "none") || (data11 === "over-previous"))){
const err18 = {instancePath:instancePath+"/overlap",keyword:"enum",params:{allowedValues: schema0Row.properties.overlap.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.minHeight !== undefined){
let data12 = data.minHeight;
if(!((((data12 === "none") || (data12 === "half")) || (data12 === "most")) || (data12 === "screen"))){
const err19 = {instancePath:instancePath+"/minHeight",keyword:"enum",params:{allowedValues: schema0Row.properties.minHeight.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.edge !== undefined){
let data13 = data.edge;
if(!((data13 === "straight") || (data13 === "brand"))){
const err20 = {instancePath:instancePath+"/edge",keyword:"enum",params:{allowedValues: schema0Row.properties.edge.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.shade !== undefined){
let data14 = data.shade;
if(!(((data14 === "none") || (data14 === "start")) || (data14 === "all"))){
const err21 = {instancePath:instancePath+"/shade",keyword:"enum",params:{allowedValues: schema0Row.properties.shade.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tone !== undefined){
let data15 = data.tone;
if(!(((data15 === "inherit") || (data15 === "light")) || (data15 === "dark"))){
const err22 = {instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: schema0Row.properties.tone.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.anchor !== undefined){
let data16 = data.anchor;
if(typeof data16 === "string"){
if(!pattern1Row.test(data16)){
const err23 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.className !== undefined){
let data17 = data.className;
if(typeof data17 === "string"){
if(func1Row(data17) > 200){
const err25 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern2Row.test(data17)){
const err26 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data18 = data.marginTop;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err28 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err29 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Row.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data19 = data.marginBottom;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err30 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((((((((data19 === 0) || (data19 === 4)) || (data19 === 8)) || (data19 === 12)) || (data19 === 16)) || (data19 === 24)) || (data19 === 32)) || (data19 === 48)) || (data19 === 64)) || (data19 === 96)) || (data19 === 128))){
const err31 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Row.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data20 = data.paddingBlock;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err32 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((((((((data20 === 0) || (data20 === 4)) || (data20 === 8)) || (data20 === 12)) || (data20 === 16)) || (data20 === 24)) || (data20 === 32)) || (data20 === 48)) || (data20 === 64)) || (data20 === 96)) || (data20 === 128))){
const err33 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Row.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data21 = data.paddingInline;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err34 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((((((data21 === 0) || (data21 === 4)) || (data21 === 8)) || (data21 === 12)) || (data21 === 16)) || (data21 === 24)) || (data21 === 32)) || (data21 === 48)) || (data21 === 64)) || (data21 === 96)) || (data21 === 128))){
const err35 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Row.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.background !== undefined){
let data22 = data.background;
if(typeof data22 === "string"){
if(!pattern3Row.test(data22)){
const err36 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.align !== undefined){
let data23 = data.align;
if(!((((data23 === "inherit") || (data23 === "start")) || (data23 === "center")) || (data23 === "end"))){
const err38 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Row.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data24 = data.hideBelow;
if(!(((((data24 === "none") || (data24 === "sm")) || (data24 === "md")) || (data24 === "lg")) || (data24 === "xl"))){
const err39 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Row.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data25 = data.hideAbove;
if(!(((((data25 === "none") || (data25 === "sm")) || (data25 === "md")) || (data25 === "lg")) || (data25 === "xl"))){
const err40 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Row.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate0Row.errors = vErrors;
return errors === 0;
}



export const SearchForm = validate0SearchForm;
const schema0SearchForm = {
 "$id": "https://forecourt.dev/schemas/components/SearchForm",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "layout": {
   "enum": [
    "horizontal",
    "vertical"
   ],
   "default": "horizontal"
  },
  "title": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "buttonLabel": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "placeId": {
   "type": "string",
   "default": "",
   "maxLength": 60
  },
  "dropOffPlaceId": {
   "type": "string",
   "default": "",
   "maxLength": 60
  },
  "days": {
   "type": "integer",
   "default": 0,
   "minimum": 0,
   "maximum": 366
  },
  "modelId": {
   "type": "string",
   "default": "",
   "maxLength": 60
  },
  "promotionId": {
   "type": "string",
   "default": "",
   "maxLength": 60
  },
  "showDropOff": {
   "type": "boolean",
   "default": true
  },
  "showTimes": {
   "type": "boolean",
   "default": true
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0SearchForm = Object.prototype.hasOwnProperty;
const func1SearchForm = helper0;
const pattern0SearchForm = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1SearchForm = new RegExp("^[\\w -]*$", "u");
const pattern2SearchForm = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0SearchForm(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/SearchForm" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0SearchForm.call(schema0SearchForm.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.layout !== undefined){
let data0 = data.layout;
if(!((data0 === "horizontal") || (data0 === "vertical"))){
const err1 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1SearchForm(data1) > 200){
const err2 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
let data2 = data.buttonLabel;
if(typeof data2 === "string"){
if(func1SearchForm(data2) > 200){
const err4 = {instancePath:instancePath+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.placeId !== undefined){
let data3 = data.placeId;
if(typeof data3 === "string"){
if(func1SearchForm(data3) > 60){
const err6 = {instancePath:instancePath+"/placeId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/placeId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dropOffPlaceId !== undefined){
let data4 = data.dropOffPlaceId;
if(typeof data4 === "string"){
if(func1SearchForm(data4) > 60){
const err8 = {instancePath:instancePath+"/dropOffPlaceId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/dropOffPlaceId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.days !== undefined){
let data5 = data.days;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/days",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 366 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/days",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/days",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.modelId !== undefined){
let data6 = data.modelId;
if(typeof data6 === "string"){
if(func1SearchForm(data6) > 60){
const err13 = {instancePath:instancePath+"/modelId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/modelId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.promotionId !== undefined){
let data7 = data.promotionId;
if(typeof data7 === "string"){
if(func1SearchForm(data7) > 60){
const err15 = {instancePath:instancePath+"/promotionId",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/promotionId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.showDropOff !== undefined){
if(typeof data.showDropOff !== "boolean"){
const err17 = {instancePath:instancePath+"/showDropOff",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.showTimes !== undefined){
if(typeof data.showTimes !== "boolean"){
const err18 = {instancePath:instancePath+"/showTimes",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.anchor !== undefined){
let data10 = data.anchor;
if(typeof data10 === "string"){
if(!pattern0SearchForm.test(data10)){
const err19 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.className !== undefined){
let data11 = data.className;
if(typeof data11 === "string"){
if(func1SearchForm(data11) > 200){
const err21 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern1SearchForm.test(data11)){
const err22 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data12 = data.marginTop;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err25 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data13 = data.marginBottom;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err27 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data14 = data.paddingBlock;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err28 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err29 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data15 = data.paddingInline;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err30 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((((((((data15 === 0) || (data15 === 4)) || (data15 === 8)) || (data15 === 12)) || (data15 === 16)) || (data15 === 24)) || (data15 === 32)) || (data15 === 48)) || (data15 === 64)) || (data15 === 96)) || (data15 === 128))){
const err31 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.background !== undefined){
let data16 = data.background;
if(typeof data16 === "string"){
if(!pattern2SearchForm.test(data16)){
const err32 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.align !== undefined){
let data17 = data.align;
if(!((((data17 === "inherit") || (data17 === "start")) || (data17 === "center")) || (data17 === "end"))){
const err34 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data18 = data.hideBelow;
if(!(((((data18 === "none") || (data18 === "sm")) || (data18 === "md")) || (data18 === "lg")) || (data18 === "xl"))){
const err35 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data19 = data.hideAbove;
if(!(((((data19 === "none") || (data19 === "sm")) || (data19 === "md")) || (data19 === "lg")) || (data19 === "xl"))){
const err36 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0SearchForm.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate0SearchForm.errors = vErrors;
return errors === 0;
}



export const SearchResults = validate0SearchResults;
const schema0SearchResults = {
 "$id": "https://forecourt.dev/schemas/components/SearchResults",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "view": {
   "enum": [
    "cards",
    "rows"
   ],
   "default": "cards"
  },
  "image": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0SearchResults = Object.prototype.hasOwnProperty;
const func1SearchResults = helper0;
const pattern0SearchResults = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern1SearchResults = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern2SearchResults = new RegExp("^[\\w -]*$", "u");
const pattern3SearchResults = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0SearchResults(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/SearchResults" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0SearchResults.call(schema0SearchResults.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.view !== undefined){
let data0 = data.view;
if(!((data0 === "cards") || (data0 === "rows"))){
const err1 = {instancePath:instancePath+"/view",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.view.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.image !== undefined){
let data1 = data.image;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.src === undefined){
const err2 = {instancePath:instancePath+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "src") || (key1 === "alt"))){
const err3 = {instancePath:instancePath+"/image",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.src !== undefined){
let data2 = data1.src;
if(typeof data2 === "string"){
if(func1SearchResults(data2) > 500){
const err4 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0SearchResults.test(data2)){
const err5 = {instancePath:instancePath+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.alt !== undefined){
let data3 = data1.alt;
if(typeof data3 === "string"){
if(func1SearchResults(data3) > 200){
const err7 = {instancePath:instancePath+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.anchor !== undefined){
let data4 = data.anchor;
if(typeof data4 === "string"){
if(!pattern1SearchResults.test(data4)){
const err10 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.className !== undefined){
let data5 = data.className;
if(typeof data5 === "string"){
if(func1SearchResults(data5) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern2SearchResults.test(data5)){
const err13 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data6 = data.marginTop;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data7 = data.marginBottom;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data7 === 0) || (data7 === 4)) || (data7 === 8)) || (data7 === 12)) || (data7 === 16)) || (data7 === 24)) || (data7 === 32)) || (data7 === 48)) || (data7 === 64)) || (data7 === 96)) || (data7 === 128))){
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data8 = data.paddingBlock;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data9 = data.paddingInline;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.background !== undefined){
let data10 = data.background;
if(typeof data10 === "string"){
if(!pattern3SearchResults.test(data10)){
const err23 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.align !== undefined){
let data11 = data.align;
if(!((((data11 === "inherit") || (data11 === "start")) || (data11 === "center")) || (data11 === "end"))){
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data12 = data.hideBelow;
if(!(((((data12 === "none") || (data12 === "sm")) || (data12 === "md")) || (data12 === "lg")) || (data12 === "xl"))){
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data13 = data.hideAbove;
if(!(((((data13 === "none") || (data13 === "sm")) || (data13 === "md")) || (data13 === "lg")) || (data13 === "xl"))){
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0SearchResults.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0SearchResults.errors = vErrors;
return errors === 0;
}



export const SharedSection = validate0SharedSection;
const schema0SharedSection = {
 "$id": "https://forecourt.dev/schemas/components/SharedSection",
 "type": "object",
 "additionalProperties": false,
 "required": [
  "sharedComponentId"
 ],
 "properties": {
  "sharedComponentId": {
   "type": "string"
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0SharedSection = Object.prototype.hasOwnProperty;
const func1SharedSection = helper0;
const pattern0SharedSection = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern1SharedSection = new RegExp("^[\\w -]*$", "u");
const pattern2SharedSection = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0SharedSection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/SharedSection" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sharedComponentId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "sharedComponentId"},message:"must have required property '"+"sharedComponentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0SharedSection.call(schema0SharedSection.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sharedComponentId !== undefined){
if(typeof data.sharedComponentId !== "string"){
const err2 = {instancePath:instancePath+"/sharedComponentId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.anchor !== undefined){
let data1 = data.anchor;
if(typeof data1 === "string"){
if(!pattern0SharedSection.test(data1)){
const err3 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.className !== undefined){
let data2 = data.className;
if(typeof data2 === "string"){
if(func1SharedSection(data2) > 200){
const err5 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1SharedSection.test(data2)){
const err6 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data3 = data.marginTop;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((((((data3 === 0) || (data3 === 4)) || (data3 === 8)) || (data3 === 12)) || (data3 === 16)) || (data3 === 24)) || (data3 === 32)) || (data3 === 48)) || (data3 === 64)) || (data3 === 96)) || (data3 === 128))){
const err9 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0SharedSection.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data4 = data.marginBottom;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((data4 === 0) || (data4 === 4)) || (data4 === 8)) || (data4 === 12)) || (data4 === 16)) || (data4 === 24)) || (data4 === 32)) || (data4 === 48)) || (data4 === 64)) || (data4 === 96)) || (data4 === 128))){
const err11 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0SharedSection.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data5 = data.paddingBlock;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((data5 === 0) || (data5 === 4)) || (data5 === 8)) || (data5 === 12)) || (data5 === 16)) || (data5 === 24)) || (data5 === 32)) || (data5 === 48)) || (data5 === 64)) || (data5 === 96)) || (data5 === 128))){
const err13 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0SharedSection.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data6 = data.paddingInline;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data6 === 0) || (data6 === 4)) || (data6 === 8)) || (data6 === 12)) || (data6 === 16)) || (data6 === 24)) || (data6 === 32)) || (data6 === 48)) || (data6 === 64)) || (data6 === 96)) || (data6 === 128))){
const err15 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0SharedSection.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.background !== undefined){
let data7 = data.background;
if(typeof data7 === "string"){
if(!pattern2SharedSection.test(data7)){
const err16 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.align !== undefined){
let data8 = data.align;
if(!((((data8 === "inherit") || (data8 === "start")) || (data8 === "center")) || (data8 === "end"))){
const err18 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0SharedSection.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data9 = data.hideBelow;
if(!(((((data9 === "none") || (data9 === "sm")) || (data9 === "md")) || (data9 === "lg")) || (data9 === "xl"))){
const err19 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0SharedSection.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data10 = data.hideAbove;
if(!(((((data10 === "none") || (data10 === "sm")) || (data10 === "md")) || (data10 === "lg")) || (data10 === "xl"))){
const err20 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0SharedSection.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0SharedSection.errors = vErrors;
return errors === 0;
}



export const Slider = validate0Slider;
const schema0Slider = {
 "$id": "https://forecourt.dev/schemas/components/Slider",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "slides": {
   "type": "array",
   "default": [],
   "maxItems": 12,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "image": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "src"
      ],
      "properties": {
       "src": {
        "type": "string",
        "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
        "maxLength": 500
       },
       "alt": {
        "type": "string",
        "default": "",
        "maxLength": 200
       }
      },
      "default": {
       "src": "",
       "alt": ""
      }
     },
     "tallImage": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "src"
      ],
      "properties": {
       "src": {
        "type": "string",
        "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
        "maxLength": 500
       },
       "alt": {
        "type": "string",
        "default": "",
        "maxLength": 200
       }
      },
      "default": {
       "src": "",
       "alt": ""
      }
     },
     "film": {
      "type": "string",
      "pattern": "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$",
      "maxLength": 2000,
      "default": ""
     },
     "tallFilm": {
      "type": "string",
      "pattern": "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$",
      "maxLength": 2000,
      "default": ""
     },
     "heading": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "text": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "buttonLabel": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "link": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "pageId": {
        "type": "string",
        "maxLength": 80,
        "default": ""
       },
       "url": {
        "type": "string",
        "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
        "maxLength": 2000,
        "default": ""
       }
      },
      "default": {
       "pageId": "",
       "url": ""
      }
     }
    }
   }
  },
  "height": {
   "enum": [
    "small",
    "medium",
    "large",
    "screen"
   ],
   "default": "medium"
  },
  "shade": {
   "enum": [
    "none",
    "soft",
    "strong"
   ],
   "default": "strong"
  },
  "position": {
   "enum": [
    "start",
    "center",
    "end"
   ],
   "default": "start"
  },
  "loop": {
   "type": "boolean",
   "default": true
  },
  "autoplay": {
   "type": "integer",
   "enum": [
    0,
    4,
    6,
    8,
    12
   ],
   "default": 0
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 2
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Slider = Object.prototype.hasOwnProperty;
const func2Slider = helper0;
const pattern0Slider = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1Slider = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern3Slider = new RegExp("^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$", "u");
const pattern5Slider = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern6Slider = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern7Slider = new RegExp("^[\\w -]*$", "u");
const pattern8Slider = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Slider(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Slider" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Slider.call(schema0Slider.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.slides !== undefined){
let data0 = data.slides;
if(Array.isArray(data0)){
if(data0.length > 12){
const err1 = {instancePath:instancePath+"/slides",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/slides/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!(func0Slider.call(schema0Slider.properties.slides.items.properties, key1))){
const err3 = {instancePath:instancePath+"/slides/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0Slider.test(data2)){
const err4 = {instancePath:instancePath+"/slides/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/slides/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.image !== undefined){
let data3 = data1.image;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.src === undefined){
const err6 = {instancePath:instancePath+"/slides/" + i0+"/image",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "src") || (key2 === "alt"))){
const err7 = {instancePath:instancePath+"/slides/" + i0+"/image",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.src !== undefined){
let data4 = data3.src;
if(typeof data4 === "string"){
if(func2Slider(data4) > 500){
const err8 = {instancePath:instancePath+"/slides/" + i0+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1Slider.test(data4)){
const err9 = {instancePath:instancePath+"/slides/" + i0+"/image/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/slides/" + i0+"/image/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.alt !== undefined){
let data5 = data3.alt;
if(typeof data5 === "string"){
if(func2Slider(data5) > 200){
const err11 = {instancePath:instancePath+"/slides/" + i0+"/image/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/slides/" + i0+"/image/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/slides/" + i0+"/image",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.tallImage !== undefined){
let data6 = data1.tallImage;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.src === undefined){
const err14 = {instancePath:instancePath+"/slides/" + i0+"/tallImage",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key3 in data6){
if(!((key3 === "src") || (key3 === "alt"))){
const err15 = {instancePath:instancePath+"/slides/" + i0+"/tallImage",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.src !== undefined){
let data7 = data6.src;
if(typeof data7 === "string"){
if(func2Slider(data7) > 500){
const err16 = {instancePath:instancePath+"/slides/" + i0+"/tallImage/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1Slider.test(data7)){
const err17 = {instancePath:instancePath+"/slides/" + i0+"/tallImage/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/slides/" + i0+"/tallImage/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.alt !== undefined){
let data8 = data6.alt;
if(typeof data8 === "string"){
if(func2Slider(data8) > 200){
const err19 = {instancePath:instancePath+"/slides/" + i0+"/tallImage/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/slides/" + i0+"/tallImage/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/slides/" + i0+"/tallImage",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.film !== undefined){
let data9 = data1.film;
if(typeof data9 === "string"){
if(func2Slider(data9) > 2000){
const err22 = {instancePath:instancePath+"/slides/" + i0+"/film",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern3Slider.test(data9)){
const err23 = {instancePath:instancePath+"/slides/" + i0+"/film",keyword:"pattern",params:{pattern: "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"},message:"must match pattern \""+"^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/slides/" + i0+"/film",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.tallFilm !== undefined){
let data10 = data1.tallFilm;
if(typeof data10 === "string"){
if(func2Slider(data10) > 2000){
const err25 = {instancePath:instancePath+"/slides/" + i0+"/tallFilm",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern3Slider.test(data10)){
const err26 = {instancePath:instancePath+"/slides/" + i0+"/tallFilm",keyword:"pattern",params:{pattern: "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"},message:"must match pattern \""+"^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/slides/" + i0+"/tallFilm",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.heading !== undefined){
let data11 = data1.heading;
if(typeof data11 === "string"){
if(func2Slider(data11) > 200){
const err28 = {instancePath:instancePath+"/slides/" + i0+"/heading",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/slides/" + i0+"/heading",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.text !== undefined){
let data12 = data1.text;
if(typeof data12 === "string"){
if(func2Slider(data12) > 200){
const err30 = {instancePath:instancePath+"/slides/" + i0+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/slides/" + i0+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.buttonLabel !== undefined){
let data13 = data1.buttonLabel;
if(typeof data13 === "string"){
if(func2Slider(data13) > 200){
const err32 = {instancePath:instancePath+"/slides/" + i0+"/buttonLabel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/slides/" + i0+"/buttonLabel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.link !== undefined){
let data14 = data1.link;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
if(!((key4 === "pageId") || (key4 === "url"))){
const err34 = {instancePath:instancePath+"/slides/" + i0+"/link",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.pageId !== undefined){
let data15 = data14.pageId;
if(typeof data15 === "string"){
if(func2Slider(data15) > 80){
const err35 = {instancePath:instancePath+"/slides/" + i0+"/link/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/slides/" + i0+"/link/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.url !== undefined){
let data16 = data14.url;
if(typeof data16 === "string"){
if(func2Slider(data16) > 2000){
const err37 = {instancePath:instancePath+"/slides/" + i0+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern5Slider.test(data16)){
const err38 = {instancePath:instancePath+"/slides/" + i0+"/link/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/slides/" + i0+"/link/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/slides/" + i0+"/link",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/slides/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/slides",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.height !== undefined){
let data17 = data.height;
if(!((((data17 === "small") || (data17 === "medium")) || (data17 === "large")) || (data17 === "screen"))){
const err43 = {instancePath:instancePath+"/height",keyword:"enum",params:{allowedValues: schema0Slider.properties.height.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.shade !== undefined){
let data18 = data.shade;
if(!(((data18 === "none") || (data18 === "soft")) || (data18 === "strong"))){
const err44 = {instancePath:instancePath+"/shade",keyword:"enum",params:{allowedValues: schema0Slider.properties.shade.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.position !== undefined){
let data19 = data.position;
if(!(((data19 === "start") || (data19 === "center")) || (data19 === "end"))){
const err45 = {instancePath:instancePath+"/position",keyword:"enum",params:{allowedValues: schema0Slider.properties.position.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err46 = {instancePath:instancePath+"/loop",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.autoplay !== undefined){
let data21 = data.autoplay;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/autoplay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((((data21 === 0) || (data21 === 4)) || (data21 === 6)) || (data21 === 8)) || (data21 === 12))){
const err48 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema0Slider.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.label !== undefined){
let data22 = data.label;
if(typeof data22 === "string"){
if(func2Slider(data22) > 200){
const err49 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data23 = data.headingLevel;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err51 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!(((((data23 === 2) || (data23 === 3)) || (data23 === 4)) || (data23 === 5)) || (data23 === 6))){
const err52 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0Slider.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.anchor !== undefined){
let data24 = data.anchor;
if(typeof data24 === "string"){
if(!pattern6Slider.test(data24)){
const err53 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.className !== undefined){
let data25 = data.className;
if(typeof data25 === "string"){
if(func2Slider(data25) > 200){
const err55 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern7Slider.test(data25)){
const err56 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data26 = data.marginTop;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err58 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!(((((((((((data26 === 0) || (data26 === 4)) || (data26 === 8)) || (data26 === 12)) || (data26 === 16)) || (data26 === 24)) || (data26 === 32)) || (data26 === 48)) || (data26 === 64)) || (data26 === 96)) || (data26 === 128))){
const err59 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Slider.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data27 = data.marginBottom;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err60 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(((((((((((data27 === 0) || (data27 === 4)) || (data27 === 8)) || (data27 === 12)) || (data27 === 16)) || (data27 === 24)) || (data27 === 32)) || (data27 === 48)) || (data27 === 64)) || (data27 === 96)) || (data27 === 128))){
const err61 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Slider.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data28 = data.paddingBlock;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err62 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(((((((((((data28 === 0) || (data28 === 4)) || (data28 === 8)) || (data28 === 12)) || (data28 === 16)) || (data28 === 24)) || (data28 === 32)) || (data28 === 48)) || (data28 === 64)) || (data28 === 96)) || (data28 === 128))){
const err63 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Slider.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data29 = data.paddingInline;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err64 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(((((((((((data29 === 0) || (data29 === 4)) || (data29 === 8)) || (data29 === 12)) || (data29 === 16)) || (data29 === 24)) || (data29 === 32)) || (data29 === 48)) || (data29 === 64)) || (data29 === 96)) || (data29 === 128))){
const err65 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Slider.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.background !== undefined){
let data30 = data.background;
if(typeof data30 === "string"){
if(!pattern8Slider.test(data30)){
const err66 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.align !== undefined){
let data31 = data.align;
if(!((((data31 === "inherit") || (data31 === "start")) || (data31 === "center")) || (data31 === "end"))){
const err68 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Slider.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data32 = data.hideBelow;
if(!(((((data32 === "none") || (data32 === "sm")) || (data32 === "md")) || (data32 === "lg")) || (data32 === "xl"))){
const err69 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Slider.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data33 = data.hideAbove;
if(!(((((data33 === "none") || (data33 === "sm")) || (data33 === "md")) || (data33 === "lg")) || (data33 === "xl"))){
const err70 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Slider.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
validate0Slider.errors = vErrors;
return errors === 0;
}



export const Tabs = validate0Tabs;
const schema0Tabs = {
 "$id": "https://forecourt.dev/schemas/components/Tabs",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "items": {
   "type": "array",
   "default": [],
   "maxItems": 8,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "label"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "label": {
      "type": "string",
      "maxLength": 200
     },
     "icon": {
      "type": "string",
      "pattern": "^$|^[a-z][a-z0-9-]*$",
      "maxLength": 40,
      "default": ""
     }
    }
   }
  },
  "defaultTab": {
   "type": "string",
   "default": "",
   "maxLength": 31
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "orientation": {
   "enum": [
    "horizontal",
    "vertical"
   ],
   "default": "horizontal"
  },
  "headingLevel": {
   "type": "integer",
   "enum": [
    2,
    3,
    4,
    5,
    6
   ],
   "default": 3
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0Tabs = Object.prototype.hasOwnProperty;
const func1Tabs = helper0;
const pattern0Tabs = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1Tabs = new RegExp("^$|^[a-z][a-z0-9-]*$", "u");
const pattern2Tabs = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern3Tabs = new RegExp("^[\\w -]*$", "u");
const pattern4Tabs = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0Tabs(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Tabs" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0Tabs.call(schema0Tabs.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 8){
const err1 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.label === undefined){
const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "id") || (key1 === "label")) || (key1 === "icon"))){
const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0Tabs.test(data2)){
const err5 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.label !== undefined){
let data3 = data1.label;
if(typeof data3 === "string"){
if(func1Tabs(data3) > 200){
const err7 = {instancePath:instancePath+"/items/" + i0+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.icon !== undefined){
let data4 = data1.icon;
if(typeof data4 === "string"){
if(func1Tabs(data4) > 40){
const err9 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1Tabs.test(data4)){
const err10 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"pattern",params:{pattern: "^$|^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^$|^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.defaultTab !== undefined){
let data5 = data.defaultTab;
if(typeof data5 === "string"){
if(func1Tabs(data5) > 31){
const err14 = {instancePath:instancePath+"/defaultTab",keyword:"maxLength",params:{limit: 31},message:"must NOT have more than 31 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/defaultTab",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.label !== undefined){
let data6 = data.label;
if(typeof data6 === "string"){
if(func1Tabs(data6) > 200){
const err16 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.orientation !== undefined){
let data7 = data.orientation;
if(!((data7 === "horizontal") || (data7 === "vertical"))){
const err18 = {instancePath:instancePath+"/orientation",keyword:"enum",params:{allowedValues: schema0Tabs.properties.orientation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data8 = data.headingLevel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/headingLevel",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data8 === 2) || (data8 === 3)) || (data8 === 4)) || (data8 === 5)) || (data8 === 6))){
const err20 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema0Tabs.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.anchor !== undefined){
let data9 = data.anchor;
if(typeof data9 === "string"){
if(!pattern2Tabs.test(data9)){
const err21 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.className !== undefined){
let data10 = data.className;
if(typeof data10 === "string"){
if(func1Tabs(data10) > 200){
const err23 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern3Tabs.test(data10)){
const err24 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data11 = data.marginTop;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err27 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0Tabs.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data12 = data.marginBottom;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err28 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((((((((data12 === 0) || (data12 === 4)) || (data12 === 8)) || (data12 === 12)) || (data12 === 16)) || (data12 === 24)) || (data12 === 32)) || (data12 === 48)) || (data12 === 64)) || (data12 === 96)) || (data12 === 128))){
const err29 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0Tabs.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data13 = data.paddingBlock;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err30 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((((((((data13 === 0) || (data13 === 4)) || (data13 === 8)) || (data13 === 12)) || (data13 === 16)) || (data13 === 24)) || (data13 === 32)) || (data13 === 48)) || (data13 === 64)) || (data13 === 96)) || (data13 === 128))){
const err31 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0Tabs.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data14 = data.paddingInline;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((((((((data14 === 0) || (data14 === 4)) || (data14 === 8)) || (data14 === 12)) || (data14 === 16)) || (data14 === 24)) || (data14 === 32)) || (data14 === 48)) || (data14 === 64)) || (data14 === 96)) || (data14 === 128))){
const err33 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0Tabs.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.background !== undefined){
let data15 = data.background;
if(typeof data15 === "string"){
if(!pattern4Tabs.test(data15)){
const err34 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.align !== undefined){
let data16 = data.align;
if(!((((data16 === "inherit") || (data16 === "start")) || (data16 === "center")) || (data16 === "end"))){
const err36 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0Tabs.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data17 = data.hideBelow;
if(!(((((data17 === "none") || (data17 === "sm")) || (data17 === "md")) || (data17 === "lg")) || (data17 === "xl"))){
const err37 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0Tabs.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data18 = data.hideAbove;
if(!(((((data18 === "none") || (data18 === "sm")) || (data18 === "md")) || (data18 === "lg")) || (data18 === "xl"))){
const err38 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0Tabs.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate0Tabs.errors = vErrors;
return errors === 0;
}



export const TestimonialCarousel = validate0TestimonialCarousel;
const schema0TestimonialCarousel = {
 "$id": "https://forecourt.dev/schemas/components/TestimonialCarousel",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "items": {
   "type": "array",
   "default": [],
   "maxItems": 12,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "quote"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,30}$"
     },
     "quote": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "author": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "role": {
      "type": "string",
      "maxLength": 200,
      "default": ""
     },
     "photo": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "src"
      ],
      "properties": {
       "src": {
        "type": "string",
        "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
        "maxLength": 500
       },
       "alt": {
        "type": "string",
        "default": "",
        "maxLength": 200
       }
      },
      "default": {
       "src": "",
       "alt": ""
      }
     },
     "stars": {
      "type": "integer",
      "minimum": 0,
      "maximum": 5,
      "default": 0
     }
    }
   }
  },
  "xs": {
   "type": "integer",
   "minimum": 1,
   "maximum": 1,
   "default": 1
  },
  "sm": {
   "type": "integer",
   "minimum": 0,
   "maximum": 4,
   "default": 2
  },
  "md": {
   "type": "integer",
   "minimum": 0,
   "maximum": 4,
   "default": 3
  },
  "lg": {
   "type": "integer",
   "minimum": 0,
   "maximum": 4,
   "default": 0
  },
  "xl": {
   "type": "integer",
   "minimum": 0,
   "maximum": 4,
   "default": 0
  },
  "loop": {
   "type": "boolean",
   "default": false
  },
  "autoplay": {
   "type": "integer",
   "enum": [
    0,
    4,
    6,
    8,
    12
   ],
   "default": 0
  },
  "label": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0TestimonialCarousel = Object.prototype.hasOwnProperty;
const func1TestimonialCarousel = helper0;
const pattern0TestimonialCarousel = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern1TestimonialCarousel = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern2TestimonialCarousel = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern3TestimonialCarousel = new RegExp("^[\\w -]*$", "u");
const pattern4TestimonialCarousel = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0TestimonialCarousel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/TestimonialCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0TestimonialCarousel.call(schema0TestimonialCarousel.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 12){
const err1 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.quote === undefined){
const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "quote")) || (key1 === "author")) || (key1 === "role")) || (key1 === "photo")) || (key1 === "stars"))){
const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0TestimonialCarousel.test(data2)){
const err5 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,30}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,30}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/items/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.quote !== undefined){
let data3 = data1.quote;
if(typeof data3 === "string"){
if(func1TestimonialCarousel(data3) > 200){
const err7 = {instancePath:instancePath+"/items/" + i0+"/quote",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0+"/quote",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.author !== undefined){
let data4 = data1.author;
if(typeof data4 === "string"){
if(func1TestimonialCarousel(data4) > 200){
const err9 = {instancePath:instancePath+"/items/" + i0+"/author",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/items/" + i0+"/author",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.role !== undefined){
let data5 = data1.role;
if(typeof data5 === "string"){
if(func1TestimonialCarousel(data5) > 200){
const err11 = {instancePath:instancePath+"/items/" + i0+"/role",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.photo !== undefined){
let data6 = data1.photo;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.src === undefined){
const err13 = {instancePath:instancePath+"/items/" + i0+"/photo",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "src") || (key2 === "alt"))){
const err14 = {instancePath:instancePath+"/items/" + i0+"/photo",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.src !== undefined){
let data7 = data6.src;
if(typeof data7 === "string"){
if(func1TestimonialCarousel(data7) > 500){
const err15 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1TestimonialCarousel.test(data7)){
const err16 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.alt !== undefined){
let data8 = data6.alt;
if(typeof data8 === "string"){
if(func1TestimonialCarousel(data8) > 200){
const err18 = {instancePath:instancePath+"/items/" + i0+"/photo/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0+"/photo/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/photo",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.stars !== undefined){
let data9 = data1.stars;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/items/" + i0+"/stars",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 5 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/items/" + i0+"/stars",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/items/" + i0+"/stars",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.xs !== undefined){
let data10 = data.xs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/xs",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/xs",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/xs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.sm !== undefined){
let data11 = data.sm;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/sm",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 4 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/sm",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/sm",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.md !== undefined){
let data12 = data.md;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/md",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 4 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/md",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/md",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.lg !== undefined){
let data13 = data.lg;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err35 = {instancePath:instancePath+"/lg",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 4 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/lg",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/lg",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.xl !== undefined){
let data14 = data.xl;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err38 = {instancePath:instancePath+"/xl",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 4 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/xl",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/xl",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err41 = {instancePath:instancePath+"/loop",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.autoplay !== undefined){
let data16 = data.autoplay;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err42 = {instancePath:instancePath+"/autoplay",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((((data16 === 0) || (data16 === 4)) || (data16 === 6)) || (data16 === 8)) || (data16 === 12))){
const err43 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.label !== undefined){
let data17 = data.label;
if(typeof data17 === "string"){
if(func1TestimonialCarousel(data17) > 200){
const err44 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.anchor !== undefined){
let data18 = data.anchor;
if(typeof data18 === "string"){
if(!pattern2TestimonialCarousel.test(data18)){
const err46 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.className !== undefined){
let data19 = data.className;
if(typeof data19 === "string"){
if(func1TestimonialCarousel(data19) > 200){
const err48 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern3TestimonialCarousel.test(data19)){
const err49 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data20 = data.marginTop;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!(((((((((((data20 === 0) || (data20 === 4)) || (data20 === 8)) || (data20 === 12)) || (data20 === 16)) || (data20 === 24)) || (data20 === 32)) || (data20 === 48)) || (data20 === 64)) || (data20 === 96)) || (data20 === 128))){
const err52 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data21 = data.marginBottom;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((((((((((data21 === 0) || (data21 === 4)) || (data21 === 8)) || (data21 === 12)) || (data21 === 16)) || (data21 === 24)) || (data21 === 32)) || (data21 === 48)) || (data21 === 64)) || (data21 === 96)) || (data21 === 128))){
const err54 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data22 = data.paddingBlock;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err55 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(((((((((((data22 === 0) || (data22 === 4)) || (data22 === 8)) || (data22 === 12)) || (data22 === 16)) || (data22 === 24)) || (data22 === 32)) || (data22 === 48)) || (data22 === 64)) || (data22 === 96)) || (data22 === 128))){
const err56 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data23 = data.paddingInline;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err57 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((((((((((data23 === 0) || (data23 === 4)) || (data23 === 8)) || (data23 === 12)) || (data23 === 16)) || (data23 === 24)) || (data23 === 32)) || (data23 === 48)) || (data23 === 64)) || (data23 === 96)) || (data23 === 128))){
const err58 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.background !== undefined){
let data24 = data.background;
if(typeof data24 === "string"){
if(!pattern4TestimonialCarousel.test(data24)){
const err59 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.align !== undefined){
let data25 = data.align;
if(!((((data25 === "inherit") || (data25 === "start")) || (data25 === "center")) || (data25 === "end"))){
const err61 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data26 = data.hideBelow;
if(!(((((data26 === "none") || (data26 === "sm")) || (data26 === "md")) || (data26 === "lg")) || (data26 === "xl"))){
const err62 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data27 = data.hideAbove;
if(!(((((data27 === "none") || (data27 === "sm")) || (data27 === "md")) || (data27 === "lg")) || (data27 === "xl"))){
const err63 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0TestimonialCarousel.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate0TestimonialCarousel.errors = vErrors;
return errors === 0;
}



export const UserAccount = validate0UserAccount;
const schema0UserAccount = {
 "$id": "https://forecourt.dev/schemas/components/UserAccount",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "login": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    }
   },
   "default": {
    "pageId": "",
    "url": ""
   }
  },
  "register": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "pageId": {
     "type": "string",
     "maxLength": 80,
     "default": ""
    },
    "url": {
     "type": "string",
     "pattern": "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$",
     "maxLength": 2000,
     "default": ""
    }
   },
   "default": {
    "pageId": "",
    "url": ""
   }
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0UserAccount = Object.prototype.hasOwnProperty;
const func1UserAccount = helper0;
const pattern0UserAccount = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern2UserAccount = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern3UserAccount = new RegExp("^[\\w -]*$", "u");
const pattern4UserAccount = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0UserAccount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/UserAccount" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0UserAccount.call(schema0UserAccount.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.login !== undefined){
let data0 = data.login;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((key1 === "pageId") || (key1 === "url"))){
const err1 = {instancePath:instancePath+"/login",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.pageId !== undefined){
let data1 = data0.pageId;
if(typeof data1 === "string"){
if(func1UserAccount(data1) > 80){
const err2 = {instancePath:instancePath+"/login/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/login/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if(func1UserAccount(data2) > 2000){
const err4 = {instancePath:instancePath+"/login/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0UserAccount.test(data2)){
const err5 = {instancePath:instancePath+"/login/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/login/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/login",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.register !== undefined){
let data3 = data.register;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!((key2 === "pageId") || (key2 === "url"))){
const err8 = {instancePath:instancePath+"/register",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.pageId !== undefined){
let data4 = data3.pageId;
if(typeof data4 === "string"){
if(func1UserAccount(data4) > 80){
const err9 = {instancePath:instancePath+"/register/pageId",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/register/pageId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.url !== undefined){
let data5 = data3.url;
if(typeof data5 === "string"){
if(func1UserAccount(data5) > 2000){
const err11 = {instancePath:instancePath+"/register/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0UserAccount.test(data5)){
const err12 = {instancePath:instancePath+"/register/url",keyword:"pattern",params:{pattern: "^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"},message:"must match pattern \""+"^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/register/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/register",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.anchor !== undefined){
let data6 = data.anchor;
if(typeof data6 === "string"){
if(!pattern2UserAccount.test(data6)){
const err15 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.className !== undefined){
let data7 = data.className;
if(typeof data7 === "string"){
if(func1UserAccount(data7) > 200){
const err17 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern3UserAccount.test(data7)){
const err18 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data8 = data.marginTop;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data8 === 0) || (data8 === 4)) || (data8 === 8)) || (data8 === 12)) || (data8 === 16)) || (data8 === 24)) || (data8 === 32)) || (data8 === 48)) || (data8 === 64)) || (data8 === 96)) || (data8 === 128))){
const err21 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0UserAccount.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data9 = data.marginBottom;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((data9 === 0) || (data9 === 4)) || (data9 === 8)) || (data9 === 12)) || (data9 === 16)) || (data9 === 24)) || (data9 === 32)) || (data9 === 48)) || (data9 === 64)) || (data9 === 96)) || (data9 === 128))){
const err23 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0UserAccount.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data10 = data.paddingBlock;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((((((data10 === 0) || (data10 === 4)) || (data10 === 8)) || (data10 === 12)) || (data10 === 16)) || (data10 === 24)) || (data10 === 32)) || (data10 === 48)) || (data10 === 64)) || (data10 === 96)) || (data10 === 128))){
const err25 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0UserAccount.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data11 = data.paddingInline;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((((((data11 === 0) || (data11 === 4)) || (data11 === 8)) || (data11 === 12)) || (data11 === 16)) || (data11 === 24)) || (data11 === 32)) || (data11 === 48)) || (data11 === 64)) || (data11 === 96)) || (data11 === 128))){
const err27 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0UserAccount.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.background !== undefined){
let data12 = data.background;
if(typeof data12 === "string"){
if(!pattern4UserAccount.test(data12)){
const err28 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.align !== undefined){
let data13 = data.align;
if(!((((data13 === "inherit") || (data13 === "start")) || (data13 === "center")) || (data13 === "end"))){
const err30 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0UserAccount.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data14 = data.hideBelow;
if(!(((((data14 === "none") || (data14 === "sm")) || (data14 === "md")) || (data14 === "lg")) || (data14 === "xl"))){
const err31 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0UserAccount.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data15 = data.hideAbove;
if(!(((((data15 === "none") || (data15 === "sm")) || (data15 === "md")) || (data15 === "lg")) || (data15 === "xl"))){
const err32 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0UserAccount.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0UserAccount.errors = vErrors;
return errors === 0;
}



export const VideoPlayer = validate0VideoPlayer;
const schema0VideoPlayer = {
 "$id": "https://forecourt.dev/schemas/components/VideoPlayer",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "url": {
   "type": "string",
   "pattern": "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$",
   "maxLength": 2000,
   "default": ""
  },
  "title": {
   "type": "string",
   "maxLength": 200,
   "default": ""
  },
  "poster": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "src"
   ],
   "properties": {
    "src": {
     "type": "string",
     "pattern": "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$",
     "maxLength": 500
    },
    "alt": {
     "type": "string",
     "default": "",
     "maxLength": 200
    }
   },
   "default": {
    "src": "",
    "alt": ""
   }
  },
  "captions": {
   "type": "array",
   "default": [],
   "maxItems": 19,
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "language",
     "src"
    ],
    "properties": {
     "language": {
      "enum": [
       "de",
       "en-GB",
       "en-US",
       "es-AR",
       "es-CL",
       "es-CR",
       "es-DO",
       "es-ES",
       "es-MX",
       "es-NI",
       "es-US",
       "fr-FR",
       "hr",
       "it",
       "lt",
       "nl-NL",
       "pl",
       "pt",
       "ru"
      ]
     },
     "src": {
      "type": "string",
      "pattern": "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$",
      "maxLength": 2000
     }
    }
   }
  },
  "ratio": {
   "enum": [
    "16/9",
    "4/3",
    "1/1",
    "21/9",
    "9/16"
   ],
   "default": "16/9"
  },
  "autoplay": {
   "type": "boolean",
   "default": false
  },
  "muted": {
   "type": "boolean",
   "default": false
  },
  "loop": {
   "type": "boolean",
   "default": false
  },
  "controls": {
   "type": "boolean",
   "default": true
  },
  "anchor": {
   "type": "string",
   "pattern": "^$|^[A-Za-z][\\w-]{0,60}$",
   "default": ""
  },
  "className": {
   "type": "string",
   "pattern": "^[\\w -]*$",
   "maxLength": 200,
   "default": ""
  },
  "marginTop": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "marginBottom": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingBlock": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "paddingInline": {
   "type": "integer",
   "enum": [
    0,
    4,
    8,
    12,
    16,
    24,
    32,
    48,
    64,
    96,
    128
   ],
   "default": 0
  },
  "background": {
   "type": "string",
   "pattern": "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$",
   "default": ""
  },
  "align": {
   "enum": [
    "inherit",
    "start",
    "center",
    "end"
   ],
   "default": "inherit"
  },
  "hideBelow": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  },
  "hideAbove": {
   "enum": [
    "none",
    "sm",
    "md",
    "lg",
    "xl"
   ],
   "default": "none"
  }
 }
};
const func0VideoPlayer = Object.prototype.hasOwnProperty;
const func1VideoPlayer = helper0;
const pattern0VideoPlayer = new RegExp("^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$", "u");
const pattern1VideoPlayer = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");
const pattern3VideoPlayer = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern4VideoPlayer = new RegExp("^[\\w -]*$", "u");
const pattern5VideoPlayer = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate0VideoPlayer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/VideoPlayer" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0VideoPlayer.call(schema0VideoPlayer.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1VideoPlayer(data0) > 2000){
const err1 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0VideoPlayer.test(data0)){
const err2 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"},message:"must match pattern \""+"^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1VideoPlayer(data1) > 200){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.poster !== undefined){
let data2 = data.poster;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.src === undefined){
const err6 = {instancePath:instancePath+"/poster",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "src") || (key1 === "alt"))){
const err7 = {instancePath:instancePath+"/poster",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.src !== undefined){
let data3 = data2.src;
if(typeof data3 === "string"){
if(func1VideoPlayer(data3) > 500){
const err8 = {instancePath:instancePath+"/poster/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1VideoPlayer.test(data3)){
const err9 = {instancePath:instancePath+"/poster/src",keyword:"pattern",params:{pattern: "^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"},message:"must match pattern \""+"^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/poster/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.alt !== undefined){
let data4 = data2.alt;
if(typeof data4 === "string"){
if(func1VideoPlayer(data4) > 200){
const err11 = {instancePath:instancePath+"/poster/alt",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/poster/alt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/poster",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.captions !== undefined){
let data5 = data.captions;
if(Array.isArray(data5)){
if(data5.length > 19){
const err14 = {instancePath:instancePath+"/captions",keyword:"maxItems",params:{limit: 19},message:"must NOT have more than 19 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.language === undefined){
const err15 = {instancePath:instancePath+"/captions/" + i0,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.src === undefined){
const err16 = {instancePath:instancePath+"/captions/" + i0,keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "language") || (key2 === "src"))){
const err17 = {instancePath:instancePath+"/captions/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.language !== undefined){
let data7 = data6.language;
if(!(((((((((((((((((((data7 === "de") || (data7 === "en-GB")) || (data7 === "en-US")) || (data7 === "es-AR")) || (data7 === "es-CL")) || (data7 === "es-CR")) || (data7 === "es-DO")) || (data7 === "es-ES")) || (data7 === "es-MX")) || (data7 === "es-NI")) || (data7 === "es-US")) || (data7 === "fr-FR")) || (data7 === "hr")) || (data7 === "it")) || (data7 === "lt")) || (data7 === "nl-NL")) || (data7 === "pl")) || (data7 === "pt")) || (data7 === "ru"))){
const err18 = {instancePath:instancePath+"/captions/" + i0+"/language",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.captions.items.properties.language.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.src !== undefined){
let data8 = data6.src;
if(typeof data8 === "string"){
if(func1VideoPlayer(data8) > 2000){
const err19 = {instancePath:instancePath+"/captions/" + i0+"/src",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern0VideoPlayer.test(data8)){
const err20 = {instancePath:instancePath+"/captions/" + i0+"/src",keyword:"pattern",params:{pattern: "^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"},message:"must match pattern \""+"^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/captions/" + i0+"/src",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/captions/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/captions",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ratio !== undefined){
let data9 = data.ratio;
if(!(((((data9 === "16/9") || (data9 === "4/3")) || (data9 === "1/1")) || (data9 === "21/9")) || (data9 === "9/16"))){
const err24 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.ratio.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.autoplay !== undefined){
if(typeof data.autoplay !== "boolean"){
const err25 = {instancePath:instancePath+"/autoplay",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.muted !== undefined){
if(typeof data.muted !== "boolean"){
const err26 = {instancePath:instancePath+"/muted",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err27 = {instancePath:instancePath+"/loop",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.controls !== undefined){
if(typeof data.controls !== "boolean"){
const err28 = {instancePath:instancePath+"/controls",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.anchor !== undefined){
let data14 = data.anchor;
if(typeof data14 === "string"){
if(!pattern3VideoPlayer.test(data14)){
const err29 = {instancePath:instancePath+"/anchor",keyword:"pattern",params:{pattern: "^$|^[A-Za-z][\\w-]{0,60}$"},message:"must match pattern \""+"^$|^[A-Za-z][\\w-]{0,60}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.className !== undefined){
let data15 = data.className;
if(typeof data15 === "string"){
if(func1VideoPlayer(data15) > 200){
const err31 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern4VideoPlayer.test(data15)){
const err32 = {instancePath:instancePath+"/className",keyword:"pattern",params:{pattern: "^[\\w -]*$"},message:"must match pattern \""+"^[\\w -]*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/className",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.marginTop !== undefined){
let data16 = data.marginTop;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/marginTop",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((((((data16 === 0) || (data16 === 4)) || (data16 === 8)) || (data16 === 12)) || (data16 === 16)) || (data16 === 24)) || (data16 === 32)) || (data16 === 48)) || (data16 === 64)) || (data16 === 96)) || (data16 === 128))){
const err35 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.marginBottom !== undefined){
let data17 = data.marginBottom;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err36 = {instancePath:instancePath+"/marginBottom",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((((((((((data17 === 0) || (data17 === 4)) || (data17 === 8)) || (data17 === 12)) || (data17 === 16)) || (data17 === 24)) || (data17 === 32)) || (data17 === 48)) || (data17 === 64)) || (data17 === 96)) || (data17 === 128))){
const err37 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.paddingBlock !== undefined){
let data18 = data.paddingBlock;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err38 = {instancePath:instancePath+"/paddingBlock",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((data18 === 0) || (data18 === 4)) || (data18 === 8)) || (data18 === 12)) || (data18 === 16)) || (data18 === 24)) || (data18 === 32)) || (data18 === 48)) || (data18 === 64)) || (data18 === 96)) || (data18 === 128))){
const err39 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.paddingInline !== undefined){
let data19 = data.paddingInline;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err40 = {instancePath:instancePath+"/paddingInline",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((((((((((data19 === 0) || (data19 === 4)) || (data19 === 8)) || (data19 === 12)) || (data19 === 16)) || (data19 === 24)) || (data19 === 32)) || (data19 === 48)) || (data19 === 64)) || (data19 === 96)) || (data19 === 128))){
const err41 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.background !== undefined){
let data20 = data.background;
if(typeof data20 === "string"){
if(!pattern5VideoPlayer.test(data20)){
const err42 = {instancePath:instancePath+"/background",keyword:"pattern",params:{pattern: "^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/background",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.align !== undefined){
let data21 = data.align;
if(!((((data21 === "inherit") || (data21 === "start")) || (data21 === "center")) || (data21 === "end"))){
const err44 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.hideBelow !== undefined){
let data22 = data.hideBelow;
if(!(((((data22 === "none") || (data22 === "sm")) || (data22 === "md")) || (data22 === "lg")) || (data22 === "xl"))){
const err45 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.hideAbove !== undefined){
let data23 = data.hideAbove;
if(!(((((data23 === "none") || (data23 === "sm")) || (data23 === "md")) || (data23 === "lg")) || (data23 === "xl"))){
const err46 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema0VideoPlayer.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate0VideoPlayer.errors = vErrors;
return errors === 0;
}

