// Generated from schemas/components by `npm run generate`. Do not edit.
import helper0Module from "ajv/dist/runtime/ucs2length.js";
const helper0 = helper0Module.default ?? helper0Module;

export const Accordion = validate20;
const schema31 = {
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
const func1 = Object.prototype.hasOwnProperty;
const func2 = helper0;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9-]{0,30}$", "u");
const pattern5 = new RegExp("^$|^[A-Za-z][\\w-]{0,60}$", "u");
const pattern6 = new RegExp("^[\\w -]*$", "u");
const pattern7 = new RegExp("^$|^(paper|surface|ink|muted|line|primary|onPrimary|accent|onAccent|offer)$|^#[0-9a-fA-F]{6}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Accordion" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(!pattern4.test(data2)){
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
if(func2(data3) > 200){
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
const err11 = {instancePath:instancePath+"/initial",keyword:"enum",params:{allowedValues: schema31.properties.initial.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema31.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data8)){
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
if(func2(data9) > 200){
const err18 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern6.test(data9)){
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
const err22 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema31.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema31.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema31.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema31.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data14)){
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
const err31 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema31.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema31.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema31.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate20.errors = vErrors;
return errors === 0;
}


export const AdditionalList = validate21;
const schema32 = {
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

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/AdditionalList" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
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
const err1 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema32.properties.kind.enum},message:"must be equal to one of the allowed values"};
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
const err7 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema32.properties.xs.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema32.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data9)){
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
if(func2(data10) > 200){
const err24 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern6.test(data10)){
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
const err28 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema32.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema32.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema32.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err34 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema32.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data15)){
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
const err37 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err38 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema32.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema32.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate21.errors = vErrors;
return errors === 0;
}


export const BlogList = validate22;
const schema33 = {
 "$id": "https://forecourt.dev/schemas/components/BlogList",
 "type": "object",
 "additionalProperties": false,
 "properties": {
  "pageSize": {
   "type": "integer",
   "minimum": 1,
   "maximum": 60,
   "default": 9
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

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BlogList" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
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
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageSize",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err4 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema33.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
const err5 = {instancePath:instancePath+"/columns",keyword:"enum",params:{allowedValues: schema33.properties.columns.enum},message:"must be equal to one of the allowed values"};
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
const err6 = {instancePath:instancePath+"/paging",keyword:"enum",params:{allowedValues: schema33.properties.paging.enum},message:"must be equal to one of the allowed values"};
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
const err7 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema33.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data5)){
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
if(func2(data6) > 200){
const err10 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern6.test(data6)){
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
const err14 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema33.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err16 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema33.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema33.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema33.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data11)){
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
const err23 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema33.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema33.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema33.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate22.errors = vErrors;
return errors === 0;
}


export const BlogPost = validate23;
const schema34 = {
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

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BlogPost" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
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
if(!pattern5.test(data0)){
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
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern6.test(data1)){
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
const err7 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema34.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema34.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema34.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema34.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data6)){
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
const err16 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema34.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema34.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema34.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate23.errors = vErrors;
return errors === 0;
}


export const BookingError = validate24;
const schema35 = {
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
const pattern17 = new RegExp("^$|^(/media/[A-Za-z0-9/_.-]+|https://[^\\s]+)$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BookingError" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
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
if(func2(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern17.test(data1)){
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
if(func2(data2) > 200){
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
if(!pattern5.test(data3)){
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
if(func2(data4) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data4)){
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
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema35.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema35.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema35.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema35.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data9)){
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
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema35.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema35.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema35.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate24.errors = vErrors;
return errors === 0;
}


export const BookingSuccess = validate25;
const schema36 = {
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

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/BookingSuccess" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
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
if(func2(data0) > 200){
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
if(func2(data2) > 500){
const err5 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern17.test(data2)){
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
if(func2(data3) > 200){
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
if(!pattern5.test(data4)){
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
if(func2(data5) > 200){
const err13 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern6.test(data5)){
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
const err17 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema36.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema36.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema36.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema36.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data10)){
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
const err26 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema36.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema36.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema36.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate25.errors = vErrors;
return errors === 0;
}


export const Button = validate26;
const schema37 = {
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
const pattern25 = new RegExp("^$|^(https?://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ().-]+|/[^/\\\\\\s][^\\s\\\\]*|/|#[A-Za-z][\\w-]*|\\?[\\w.~%&=+-]+)$", "u");
const pattern27 = new RegExp("^$|^[a-z][a-z0-9-]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func1.call(schema37.properties, key0))){
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
if(func2(data0) > 200){
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
if(func2(data2) > 80){
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
if(func2(data3) > 2000){
const err7 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern25.test(data3)){
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
if(!pattern5.test(data4)){
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
const err13 = {instancePath:instancePath+"/variant",keyword:"enum",params:{allowedValues: schema37.properties.variant.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema37.properties.size.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data7) > 40){
const err15 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern27.test(data7)){
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
const err18 = {instancePath:instancePath+"/iconPosition",keyword:"enum",params:{allowedValues: schema37.properties.iconPosition.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data11)){
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
if(func2(data12) > 200){
const err23 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern6.test(data12)){
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
const err27 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema37.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema37.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema37.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema37.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data17)){
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
const err36 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema37.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err37 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema37.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err38 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema37.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate26.errors = vErrors;
return errors === 0;
}


export const CallToAction = validate27;
const schema38 = {
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

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CallToAction" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
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
if(func2(data0) > 200){
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
if(func2(data1) > 200){
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
const err6 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema38.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
const err7 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema38.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data5) > 500){
const err10 = {instancePath:instancePath+"/backgroundImage/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern17.test(data5)){
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
if(func2(data6) > 200){
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
const err16 = {instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: schema38.properties.tone.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data8)){
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
if(func2(data9) > 200){
const err19 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern6.test(data9)){
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
const err23 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema38.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema38.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema38.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema38.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data14)){
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
const err32 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema38.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema38.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err34 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema38.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate27.errors = vErrors;
return errors === 0;
}


export const CancelBookingForm = validate28;
const schema39 = {
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

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CancelBookingForm" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
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
if(func2(data0) > 200){
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
if(func2(data1) > 200){
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
if(!pattern5.test(data2)){
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
if(func2(data3) > 200){
const err7 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data3)){
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
const err11 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema39.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema39.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err15 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema39.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema39.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data8)){
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
const err20 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema39.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema39.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema39.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate28.errors = vErrors;
return errors === 0;
}


export const CarDetails = validate29;
const schema40 = {
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

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CarDetails" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
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
if(func2(data0) > 60){
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
if(func2(data1) > 200){
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
if(func2(data3) > 200){
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
const err8 = {instancePath:instancePath+"/pictureSide",keyword:"enum",params:{allowedValues: schema40.properties.pictureSide.enum},message:"must be equal to one of the allowed values"};
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
const err10 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema40.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data6)){
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
if(func2(data7) > 200){
const err13 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern6.test(data7)){
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
const err17 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema40.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema40.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema40.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema40.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data12)){
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
const err26 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema40.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema40.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema40.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate29.errors = vErrors;
return errors === 0;
}


export const Checkout = validate30;
const schema41 = {
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

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Checkout" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
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
if(func2(data0) > 60){
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
if(func2(data1) > 200){
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
if(func2(data3) > 500){
const err7 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern17.test(data3)){
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
if(func2(data4) > 200){
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
if(!pattern5.test(data5)){
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
if(func2(data6) > 200){
const err15 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern6.test(data6)){
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
const err19 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema41.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema41.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema41.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema41.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data11)){
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
const err28 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema41.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema41.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema41.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate30.errors = vErrors;
return errors === 0;
}


export const Column = validate31;
const schema42 = {
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

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Column" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
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
const err16 = {instancePath:instancePath+"/valign",keyword:"enum",params:{allowedValues: schema42.properties.valign.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath:instancePath+"/gap",keyword:"enum",params:{allowedValues: schema42.properties.gap.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema42.properties.direction.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data9)){
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
if(func2(data10) > 200){
const err25 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern6.test(data10)){
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
const err29 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema42.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema42.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema42.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema42.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data15)){
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
const err38 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema42.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema42.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err40 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema42.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate31.errors = vErrors;
return errors === 0;
}


export const ContactForm = validate32;
const schema43 = {
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

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/ContactForm" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
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
if(func2(data0) > 60){
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
if(func2(data1) > 200){
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
if(!pattern5.test(data2)){
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
if(func2(data3) > 200){
const err7 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data3)){
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
const err11 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema43.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema43.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err15 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema43.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema43.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data8)){
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
const err20 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema43.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema43.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema43.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate32.errors = vErrors;
return errors === 0;
}


export const Countdown = validate33;
const schema44 = {
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
const pattern51 = new RegExp("^$|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern52 = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]{0,49}$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Countdown" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
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
if(func2(data0) > 200){
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
if(!pattern51.test(data1)){
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
if(func2(data2) > 50){
const err5 = {instancePath:instancePath+"/zone",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern52.test(data2)){
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
const err8 = {instancePath:instancePath+"/endAction",keyword:"enum",params:{allowedValues: schema44.properties.endAction.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data4) > 200){
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
if(!pattern5.test(data6)){
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
if(func2(data7) > 200){
const err16 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern6.test(data7)){
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
const err20 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema44.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema44.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema44.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema44.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data12)){
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
const err29 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema44.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema44.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema44.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate33.errors = vErrors;
return errors === 0;
}


export const CurrencySelector = validate34;
const schema45 = {
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

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CurrencySelector" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
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
const err1 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema45.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data2)){
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
if(func2(data3) > 200){
const err5 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern6.test(data3)){
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
const err9 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema45.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema45.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema45.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err15 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema45.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data8)){
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
const err18 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema45.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema45.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema45.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate34.errors = vErrors;
return errors === 0;
}


export const CustomHtml = validate35;
const schema46 = {
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

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/CustomHtml" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema46.properties, key0))){
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
if(func2(data0) > 200){
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
const err3 = {instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema46.properties.mode.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data2) > 200){
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
if(!pattern5.test(data4)){
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
if(func2(data5) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data5)){
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
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema46.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema46.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema46.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema46.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data10)){
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
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema46.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema46.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema46.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate35.errors = vErrors;
return errors === 0;
}


export const Divider = validate36;
const schema47 = {
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

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Divider" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
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
if(!pattern7.test(data1)){
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
const err6 = {instancePath:instancePath+"/line",keyword:"enum",params:{allowedValues: schema47.properties.line.enum},message:"must be equal to one of the allowed values"};
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
const err7 = {instancePath:instancePath+"/width",keyword:"enum",params:{allowedValues: schema47.properties.width.enum},message:"must be equal to one of the allowed values"};
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
const err9 = {instancePath:instancePath+"/spacing",keyword:"enum",params:{allowedValues: schema47.properties.spacing.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data5)){
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
if(func2(data6) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern6.test(data6)){
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
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema47.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema47.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema47.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema47.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data11)){
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
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema47.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema47.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema47.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate36.errors = vErrors;
return errors === 0;
}


export const DividerWithText = validate37;
const schema48 = {
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

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/DividerWithText" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema48.properties, key0))){
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
if(func2(data0) > 200){
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
const err3 = {instancePath:instancePath+"/position",keyword:"enum",params:{allowedValues: schema48.properties.position.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data3)){
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
const err9 = {instancePath:instancePath+"/line",keyword:"enum",params:{allowedValues: schema48.properties.line.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/spacing",keyword:"enum",params:{allowedValues: schema48.properties.spacing.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data6)){
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
if(func2(data7) > 200){
const err14 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern6.test(data7)){
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
const err18 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema48.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema48.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema48.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err24 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema48.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data12)){
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
const err27 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema48.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema48.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema48.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate37.errors = vErrors;
return errors === 0;
}


export const FleetCarousel = validate38;
const schema49 = {
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

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/FleetCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
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
if(func2(data1) > 60){
const err2 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
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
const err6 = {instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema49.properties.order.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data4) > 200){
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
const err29 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema49.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data12) > 200){
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
const err33 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema49.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data14)){
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
if(func2(data15) > 200){
const err36 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern6.test(data15)){
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
const err40 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema49.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err42 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema49.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err44 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema49.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err46 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema49.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data20)){
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
const err49 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema49.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err50 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema49.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err51 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema49.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate38.errors = vErrors;
return errors === 0;
}


export const FleetGrid = validate39;
const schema50 = {
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

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/FleetGrid" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
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
if(func2(data1) > 60){
const err2 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
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
const err6 = {instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema50.properties.order.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data5) > 200){
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
const err14 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema50.properties.xs.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema50.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data12)){
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
if(func2(data13) > 200){
const err31 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern6.test(data13)){
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
const err35 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema50.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err37 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema50.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema50.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema50.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data18)){
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
const err44 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema50.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema50.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err46 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema50.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate39.errors = vErrors;
return errors === 0;
}


export const FleetSidebarCarousel = validate40;
const schema51 = {
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

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/FleetSidebarCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema51.properties, key0))){
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
if(func2(data1) > 60){
const err2 = {instancePath:instancePath+"/categoryIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
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
if(func2(data2) > 200){
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
if(func2(data3) > 200){
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
const err12 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema51.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema51.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data7)){
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
if(func2(data8) > 200){
const err17 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern6.test(data8)){
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
const err21 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema51.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema51.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema51.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema51.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data13)){
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
const err30 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema51.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema51.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema51.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate40.errors = vErrors;
return errors === 0;
}


export const GeneralError = validate41;
const schema52 = {
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

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/GeneralError" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
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
if(func2(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern17.test(data1)){
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
if(func2(data2) > 200){
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
const err9 = {instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema52.properties.reason.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data4)){
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
if(func2(data5) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern6.test(data5)){
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
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema52.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema52.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema52.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema52.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data10)){
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
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema52.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema52.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema52.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate41.errors = vErrors;
return errors === 0;
}


export const Icon = validate42;
const schema53 = {
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

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func1.call(schema53.properties, key0))){
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
if(func2(data0) > 40){
const err2 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern27.test(data0)){
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
const err5 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema53.properties.size.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data2)){
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
if(func2(data3) > 200){
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
if(!pattern5.test(data4)){
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
if(func2(data5) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern6.test(data5)){
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
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema53.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema53.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema53.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema53.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data10)){
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
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema53.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema53.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema53.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate42.errors = vErrors;
return errors === 0;
}


export const IconWithText = validate43;
const schema54 = {
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

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/IconWithText" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema54.properties, key0))){
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
if(func2(data0) > 40){
const err1 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern27.test(data0)){
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
if(func2(data1) > 200){
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
if(func2(data2) > 200){
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
if(func2(data4) > 80){
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
if(func2(data5) > 2000){
const err11 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern25.test(data5)){
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
const err15 = {instancePath:instancePath+"/iconPosition",keyword:"enum",params:{allowedValues: schema54.properties.iconPosition.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data7)){
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
const err19 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema54.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data9)){
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
if(func2(data10) > 200){
const err22 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern6.test(data10)){
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
const err26 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema54.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema54.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema54.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema54.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data15)){
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
const err35 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema54.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err36 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema54.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err37 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema54.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate43.errors = vErrors;
return errors === 0;
}


export const Image = validate44;
const schema55 = {
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

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func1.call(schema55.properties, key0))){
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
if(func2(data1) > 500){
const err4 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern17.test(data1)){
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
if(func2(data2) > 200){
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
const err10 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema55.properties.ratio.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/fit",keyword:"enum",params:{allowedValues: schema55.properties.fit.enum},message:"must be equal to one of the allowed values"};
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
const err12 = {instancePath:instancePath+"/mask",keyword:"enum",params:{allowedValues: schema55.properties.mask.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/loading",keyword:"enum",params:{allowedValues: schema55.properties.loading.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/sizes",keyword:"enum",params:{allowedValues: schema55.properties.sizes.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data9) > 80){
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
if(func2(data10) > 2000){
const err18 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern25.test(data10)){
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
if(func2(data11) > 200){
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
if(!pattern5.test(data12)){
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
if(func2(data13) > 200){
const err26 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern6.test(data13)){
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
const err30 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema55.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema55.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err34 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema55.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err36 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema55.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data18)){
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
const err39 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema55.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err40 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema55.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema55.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate44.errors = vErrors;
return errors === 0;
}


export const InfoCard = validate45;
const schema56 = {
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

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/InfoCard" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
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
if(func2(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern17.test(data1)){
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
if(func2(data2) > 200){
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
if(func2(data3) > 40){
const err9 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern27.test(data3)){
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
if(func2(data4) > 200){
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
if(func2(data5) > 200){
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
if(func2(data6) > 200){
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
const err19 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema56.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data9) > 80){
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
if(func2(data10) > 2000){
const err23 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern25.test(data10)){
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
if(func2(data11) > 200){
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
const err29 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema56.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema56.properties.ratio.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/mask",keyword:"enum",params:{allowedValues: schema56.properties.mask.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/fit",keyword:"enum",params:{allowedValues: schema56.properties.fit.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/elevation",keyword:"enum",params:{allowedValues: schema56.properties.elevation.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data18) > 200){
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
if(!pattern5.test(data19)){
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
if(func2(data20) > 200){
const err39 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern6.test(data20)){
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
const err43 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema56.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema56.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err47 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema56.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err49 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema56.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data25)){
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
const err52 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema56.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err53 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema56.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err54 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema56.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate45.errors = vErrors;
return errors === 0;
}


export const InteractiveBanner = validate46;
const schema57 = {
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
const pattern106 = new RegExp("^$|^https://[^\\s]+$|^/media/[A-Za-z0-9/_.-]+$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/InteractiveBanner" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema57.properties, key0))){
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
if(func2(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern17.test(data1)){
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
if(func2(data2) > 200){
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
if(func2(data3) > 2000){
const err9 = {instancePath:instancePath+"/film",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern106.test(data3)){
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
if(func2(data4) > 2000){
const err12 = {instancePath:instancePath+"/tallFilm",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern106.test(data4)){
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
if(func2(data5) > 200){
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
if(func2(data6) > 200){
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
if(func2(data7) > 200){
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
if(func2(data9) > 80){
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
if(func2(data10) > 2000){
const err24 = {instancePath:instancePath+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern25.test(data10)){
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
const err32 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema57.properties.xs.enum},message:"must be equal to one of the allowed values"};
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
const err34 = {instancePath:instancePath+"/md",keyword:"enum",params:{allowedValues: schema57.properties.md.enum},message:"must be equal to one of the allowed values"};
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
const err36 = {instancePath:instancePath+"/lg",keyword:"enum",params:{allowedValues: schema57.properties.lg.enum},message:"must be equal to one of the allowed values"};
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
const err38 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema57.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data16)){
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
if(func2(data17) > 200){
const err41 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern6.test(data17)){
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
const err45 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema57.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err47 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema57.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err49 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema57.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err51 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema57.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data22)){
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
const err54 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema57.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err55 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema57.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err56 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema57.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate46.errors = vErrors;
return errors === 0;
}


export const LanguageSelector = validate47;
const schema58 = {
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

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/LanguageSelector" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema58.properties, key0))){
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
const err1 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema58.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data2)){
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
if(func2(data3) > 200){
const err5 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern6.test(data3)){
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
const err9 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema58.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema58.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema58.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err15 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema58.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data8)){
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
const err18 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema58.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema58.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema58.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate47.errors = vErrors;
return errors === 0;
}


export const List = validate48;
const schema59 = {
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

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/List" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema59.properties, key0))){
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
if(!pattern4.test(data2)){
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
if(func2(data3) > 200){
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
if(func2(data4) > 40){
const err9 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern27.test(data4)){
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
if(!pattern4.test(data7)){
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
if(func2(data8) > 200){
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
const err24 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema59.properties.kind.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data10) > 40){
const err25 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern27.test(data10)){
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
const err29 = {instancePath:instancePath+"/columns",keyword:"enum",params:{allowedValues: schema59.properties.columns.enum},message:"must be equal to one of the allowed values"};
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
const err30 = {instancePath:instancePath+"/gap",keyword:"enum",params:{allowedValues: schema59.properties.gap.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data13)){
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
if(func2(data14) > 200){
const err33 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern6.test(data14)){
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
const err37 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema59.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema59.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema59.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err43 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema59.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data19)){
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
const err46 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema59.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err47 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema59.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err48 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema59.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate48.errors = vErrors;
return errors === 0;
}


export const Map = validate49;
const schema60 = {
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

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Map" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema60.properties, key0))){
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
if(!pattern4.test(data2)){
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
if(func2(data3) > 200){
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
if(func2(data4) > 200){
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
const err27 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema60.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data10)){
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
if(func2(data11) > 200){
const err30 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern6.test(data11)){
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
const err34 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema60.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err36 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema60.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err38 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema60.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err40 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema60.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data16)){
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
const err43 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema60.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err44 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema60.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema60.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate49.errors = vErrors;
return errors === 0;
}


export const Modal = validate50;
const schema61 = {
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

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Modal" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema61.properties, key0))){
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
if(func2(data0) > 200){
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
const err3 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema61.properties.size.enum},message:"must be equal to one of the allowed values"};
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
const err4 = {instancePath:instancePath+"/trigger",keyword:"enum",params:{allowedValues: schema61.properties.trigger.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data3) > 200){
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
const err7 = {instancePath:instancePath+"/buttonVariant",keyword:"enum",params:{allowedValues: schema61.properties.buttonVariant.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data6)){
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
if(func2(data7) > 200){
const err13 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern6.test(data7)){
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
const err17 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema61.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema61.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema61.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema61.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data12)){
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
const err26 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema61.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema61.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema61.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate50.errors = vErrors;
return errors === 0;
}


export const NotFound = validate51;
const schema62 = {
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

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/NotFound" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema62.properties, key0))){
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
if(func2(data1) > 500){
const err3 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern17.test(data1)){
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
if(func2(data2) > 200){
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
if(!pattern5.test(data3)){
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
if(func2(data4) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data4)){
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
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema62.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema62.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema62.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema62.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data9)){
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
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema62.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema62.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema62.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate51.errors = vErrors;
return errors === 0;
}


export const Paragraph = validate52;
const schema63 = {
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

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func1.call(schema63.properties, key0))){
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
if(func2(data0) > 200){
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
const err4 = {instancePath:instancePath+"/as",keyword:"enum",params:{allowedValues: schema63.properties.as.enum},message:"must be equal to one of the allowed values"};
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
const err5 = {instancePath:instancePath+"/size",keyword:"enum",params:{allowedValues: schema63.properties.size.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data3)){
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
if(!pattern5.test(data5)){
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
if(func2(data6) > 200){
const err11 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern6.test(data6)){
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
const err15 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema63.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema63.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema63.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema63.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data11)){
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
const err24 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema63.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema63.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema63.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate52.errors = vErrors;
return errors === 0;
}


export const PaymentCarousel = validate53;
const schema64 = {
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
   "maximum": 1,
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

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PaymentCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema64.properties, key0))){
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
if(!pattern4.test(data2)){
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
if(func2(data3) > 200){
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
if(func2(data5) > 500){
const err10 = {instancePath:instancePath+"/items/" + i0+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern17.test(data5)){
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
if(func2(data6) > 200){
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
if(func2(data8) > 200){
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
if(data9 > 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/xs",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
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
const err38 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema64.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data16)){
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
if(func2(data17) > 200){
const err41 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern6.test(data17)){
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
const err45 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema64.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err47 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema64.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err49 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema64.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err51 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema64.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data22)){
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
const err54 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema64.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err55 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema64.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err56 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema64.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate53.errors = vErrors;
return errors === 0;
}


export const PlacesGrid = validate54;
const schema65 = {
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

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PlacesGrid" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema65.properties, key0))){
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
if(func2(data1) > 60){
const err2 = {instancePath:instancePath+"/placeIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
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
if(func2(data5) > 200){
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
const err14 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema65.properties.xs.enum},message:"must be equal to one of the allowed values"};
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
const err28 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema65.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data12)){
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
if(func2(data13) > 200){
const err31 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern6.test(data13)){
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
const err35 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema65.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err37 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema65.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema65.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema65.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data18)){
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
const err44 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema65.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema65.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err46 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema65.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate54.errors = vErrors;
return errors === 0;
}


export const PromotionsCarousel = validate55;
const schema66 = {
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

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PromotionsCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema66.properties, key0))){
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
if(func2(data1) > 60){
const err2 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
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
if(func2(data3) > 200){
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
if(func2(data4) > 200){
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
const err30 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema66.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema66.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data13)){
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
if(func2(data14) > 200){
const err35 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern6.test(data14)){
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
const err39 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema66.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema66.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err43 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema66.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema66.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data19)){
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
const err48 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema66.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err49 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema66.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err50 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema66.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate55.errors = vErrors;
return errors === 0;
}


export const PromotionsGrid = validate56;
const schema67 = {
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

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/PromotionsGrid" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
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
if(func2(data1) > 60){
const err2 = {instancePath:instancePath+"/promotionIds/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
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
if(func2(data3) > 200){
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
const err12 = {instancePath:instancePath+"/xs",keyword:"enum",params:{allowedValues: schema67.properties.xs.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema67.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data10)){
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
if(func2(data11) > 200){
const err29 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern6.test(data11)){
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
const err33 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema67.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema67.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err37 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema67.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema67.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data16)){
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
const err42 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema67.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err43 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema67.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err44 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema67.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate56.errors = vErrors;
return errors === 0;
}


export const ReviewsWidget = validate57;
const schema68 = {
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
const pattern153 = new RegExp("^[A-Za-z0-9-]{0,64}$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/ReviewsWidget" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema68.properties, key0))){
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
const err1 = {instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema68.properties.mode.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern4.test(data3)){
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
if(func2(data4) > 200){
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
if(func2(data5) > 200){
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
if(func2(data6) > 200){
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
if(func2(data8) > 500){
const err15 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern17.test(data8)){
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
if(func2(data9) > 200){
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
const err28 = {instancePath:instancePath+"/columns",keyword:"enum",params:{allowedValues: schema68.properties.columns.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/provider",keyword:"enum",params:{allowedValues: schema68.properties.provider.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data14) > 64){
const err30 = {instancePath:instancePath+"/widgetId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern153.test(data14)){
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
if(!pattern5.test(data16)){
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
if(func2(data17) > 200){
const err38 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern6.test(data17)){
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
const err42 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema68.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err44 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema68.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err46 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema68.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err48 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema68.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data22)){
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
const err51 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema68.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err52 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema68.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err53 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema68.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate57.errors = vErrors;
return errors === 0;
}


export const Row = validate58;
const schema69 = {
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

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Row" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema69.properties, key0))){
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
const err2 = {instancePath:instancePath+"/gap",keyword:"enum",params:{allowedValues: schema69.properties.gap.enum},message:"must be equal to one of the allowed values"};
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
const err3 = {instancePath:instancePath+"/valign",keyword:"enum",params:{allowedValues: schema69.properties.valign.enum},message:"must be equal to one of the allowed values"};
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
const err4 = {instancePath:instancePath+"/justify",keyword:"enum",params:{allowedValues: schema69.properties.justify.enum},message:"must be equal to one of the allowed values"};
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
const err7 = {instancePath:instancePath+"/width",keyword:"enum",params:{allowedValues: schema69.properties.width.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data8) > 500){
const err11 = {instancePath:instancePath+"/backgroundImage/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern17.test(data8)){
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
if(func2(data9) > 200){
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
const err18 = {instancePath:instancePath+"/overlap",keyword:"enum",params:{allowedValues: schema69.properties.overlap.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/minHeight",keyword:"enum",params:{allowedValues: schema69.properties.minHeight.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/edge",keyword:"enum",params:{allowedValues: schema69.properties.edge.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/shade",keyword:"enum",params:{allowedValues: schema69.properties.shade.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: schema69.properties.tone.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data16)){
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
if(func2(data17) > 200){
const err25 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern6.test(data17)){
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
const err29 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema69.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema69.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema69.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema69.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data22)){
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
const err38 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema69.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema69.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err40 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema69.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate58.errors = vErrors;
return errors === 0;
}


export const SearchForm = validate59;
const schema70 = {
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

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/SearchForm" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema70.properties, key0))){
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
const err1 = {instancePath:instancePath+"/layout",keyword:"enum",params:{allowedValues: schema70.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data1) > 200){
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
if(func2(data2) > 200){
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
if(func2(data3) > 60){
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
if(func2(data4) > 60){
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
if(func2(data6) > 60){
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
if(func2(data7) > 60){
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
if(!pattern5.test(data10)){
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
if(func2(data11) > 200){
const err21 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern6.test(data11)){
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
const err25 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema70.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema70.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema70.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema70.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data16)){
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
const err34 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema70.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err35 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema70.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err36 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema70.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate59.errors = vErrors;
return errors === 0;
}


export const SearchResults = validate60;
const schema71 = {
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

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/SearchResults" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema71.properties, key0))){
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
const err1 = {instancePath:instancePath+"/view",keyword:"enum",params:{allowedValues: schema71.properties.view.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data2) > 500){
const err4 = {instancePath:instancePath+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern17.test(data2)){
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
if(func2(data3) > 200){
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
if(!pattern5.test(data4)){
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
if(func2(data5) > 200){
const err12 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern6.test(data5)){
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
const err16 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema71.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema71.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema71.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema71.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data10)){
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
const err25 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema71.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err26 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema71.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema71.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate60.errors = vErrors;
return errors === 0;
}


export const SharedSection = validate61;
const schema72 = {
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

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func1.call(schema72.properties, key0))){
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
if(!pattern5.test(data1)){
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
if(func2(data2) > 200){
const err5 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern6.test(data2)){
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
const err9 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema72.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err11 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema72.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema72.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err15 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema72.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data7)){
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
const err18 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema72.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err19 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema72.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema72.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate61.errors = vErrors;
return errors === 0;
}


export const Slider = validate62;
const schema73 = {
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

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Slider" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema73.properties, key0))){
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
if(!(func1.call(schema73.properties.slides.items.properties, key1))){
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
if(!pattern4.test(data2)){
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
if(func2(data4) > 500){
const err8 = {instancePath:instancePath+"/slides/" + i0+"/image/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern17.test(data4)){
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
if(func2(data5) > 200){
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
if(func2(data7) > 500){
const err16 = {instancePath:instancePath+"/slides/" + i0+"/tallImage/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern17.test(data7)){
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
if(func2(data8) > 200){
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
if(func2(data9) > 2000){
const err22 = {instancePath:instancePath+"/slides/" + i0+"/film",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern106.test(data9)){
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
if(func2(data10) > 2000){
const err25 = {instancePath:instancePath+"/slides/" + i0+"/tallFilm",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern106.test(data10)){
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
if(func2(data11) > 200){
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
if(func2(data12) > 200){
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
if(func2(data13) > 200){
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
if(func2(data15) > 80){
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
if(func2(data16) > 2000){
const err37 = {instancePath:instancePath+"/slides/" + i0+"/link/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern25.test(data16)){
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
const err43 = {instancePath:instancePath+"/height",keyword:"enum",params:{allowedValues: schema73.properties.height.enum},message:"must be equal to one of the allowed values"};
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
const err44 = {instancePath:instancePath+"/shade",keyword:"enum",params:{allowedValues: schema73.properties.shade.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/position",keyword:"enum",params:{allowedValues: schema73.properties.position.enum},message:"must be equal to one of the allowed values"};
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
const err48 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema73.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data22) > 200){
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
const err52 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema73.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data24)){
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
if(func2(data25) > 200){
const err55 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern6.test(data25)){
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
const err59 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema73.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err61 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema73.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err63 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema73.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err65 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema73.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data30)){
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
const err68 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema73.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err69 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema73.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err70 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema73.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate62.errors = vErrors;
return errors === 0;
}


export const Tabs = validate63;
const schema74 = {
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

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/Tabs" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema74.properties, key0))){
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
if(!pattern4.test(data2)){
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
if(func2(data3) > 200){
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
if(func2(data4) > 40){
const err9 = {instancePath:instancePath+"/items/" + i0+"/icon",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern27.test(data4)){
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
if(func2(data5) > 31){
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
if(func2(data6) > 200){
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
const err18 = {instancePath:instancePath+"/orientation",keyword:"enum",params:{allowedValues: schema74.properties.orientation.enum},message:"must be equal to one of the allowed values"};
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
const err20 = {instancePath:instancePath+"/headingLevel",keyword:"enum",params:{allowedValues: schema74.properties.headingLevel.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data9)){
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
if(func2(data10) > 200){
const err23 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern6.test(data10)){
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
const err27 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema74.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema74.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema74.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err33 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema74.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data15)){
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
const err36 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema74.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err37 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema74.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err38 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema74.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate63.errors = vErrors;
return errors === 0;
}


export const TestimonialCarousel = validate64;
const schema75 = {
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

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/TestimonialCarousel" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema75.properties, key0))){
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
if(!pattern4.test(data2)){
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
if(func2(data3) > 200){
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
if(func2(data4) > 200){
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
if(func2(data5) > 200){
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
if(func2(data7) > 500){
const err15 = {instancePath:instancePath+"/items/" + i0+"/photo/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern17.test(data7)){
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
if(func2(data8) > 200){
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
const err43 = {instancePath:instancePath+"/autoplay",keyword:"enum",params:{allowedValues: schema75.properties.autoplay.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data17) > 200){
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
if(!pattern5.test(data18)){
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
if(func2(data19) > 200){
const err48 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern6.test(data19)){
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
const err52 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema75.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err54 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema75.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err56 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema75.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err58 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema75.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data24)){
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
const err61 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema75.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err62 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema75.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err63 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema75.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate64.errors = vErrors;
return errors === 0;
}


export const UserAccount = validate65;
const schema76 = {
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

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/UserAccount" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema76.properties, key0))){
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
if(func2(data1) > 80){
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
if(func2(data2) > 2000){
const err4 = {instancePath:instancePath+"/login/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern25.test(data2)){
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
if(func2(data4) > 80){
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
if(func2(data5) > 2000){
const err11 = {instancePath:instancePath+"/register/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern25.test(data5)){
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
if(!pattern5.test(data6)){
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
if(func2(data7) > 200){
const err17 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern6.test(data7)){
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
const err21 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema76.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema76.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err25 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema76.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err27 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema76.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data12)){
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
const err30 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema76.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err31 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema76.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err32 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema76.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate65.errors = vErrors;
return errors === 0;
}


export const VideoPlayer = validate66;
const schema77 = {
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

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://forecourt.dev/schemas/components/VideoPlayer" */;
let vErrors = null;
let errors = 0;



if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema77.properties, key0))){
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
if(func2(data0) > 2000){
const err1 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern106.test(data0)){
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
if(func2(data1) > 200){
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
if(func2(data3) > 500){
const err8 = {instancePath:instancePath+"/poster/src",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern17.test(data3)){
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
if(func2(data4) > 200){
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
const err18 = {instancePath:instancePath+"/captions/" + i0+"/language",keyword:"enum",params:{allowedValues: schema77.properties.captions.items.properties.language.enum},message:"must be equal to one of the allowed values"};
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
if(func2(data8) > 2000){
const err19 = {instancePath:instancePath+"/captions/" + i0+"/src",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern106.test(data8)){
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
const err24 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema77.properties.ratio.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern5.test(data14)){
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
if(func2(data15) > 200){
const err31 = {instancePath:instancePath+"/className",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern6.test(data15)){
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
const err35 = {instancePath:instancePath+"/marginTop",keyword:"enum",params:{allowedValues: schema77.properties.marginTop.enum},message:"must be equal to one of the allowed values"};
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
const err37 = {instancePath:instancePath+"/marginBottom",keyword:"enum",params:{allowedValues: schema77.properties.marginBottom.enum},message:"must be equal to one of the allowed values"};
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
const err39 = {instancePath:instancePath+"/paddingBlock",keyword:"enum",params:{allowedValues: schema77.properties.paddingBlock.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/paddingInline",keyword:"enum",params:{allowedValues: schema77.properties.paddingInline.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data20)){
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
const err44 = {instancePath:instancePath+"/align",keyword:"enum",params:{allowedValues: schema77.properties.align.enum},message:"must be equal to one of the allowed values"};
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
const err45 = {instancePath:instancePath+"/hideBelow",keyword:"enum",params:{allowedValues: schema77.properties.hideBelow.enum},message:"must be equal to one of the allowed values"};
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
const err46 = {instancePath:instancePath+"/hideAbove",keyword:"enum",params:{allowedValues: schema77.properties.hideAbove.enum},message:"must be equal to one of the allowed values"};
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
validate66.errors = vErrors;
return errors === 0;
}

