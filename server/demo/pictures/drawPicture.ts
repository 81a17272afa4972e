import { shapes } from './shapes.ts';

/** Kinds of goods that the demo's pictures draw, by the group in a product's code: AT-BRG-6204 is a bearing. */
const kinds: Record<string, keyof typeof shapes> = {
  BRG: 'ring',
  SEA: 'ring',
  IDL: 'roll',
  PIL: 'roll',
  BLT: 'belt',
  HOS: 'belt',
  CHN: 'chain',
  SPR: 'gear',
  GBX: 'gear',
  CPL: 'gear',
  MOT: 'motor',
  VFD: 'box',
  PMP: 'motor',
  CYL: 'roll',
  VLV: 'valve',
  LUB: 'tub',
  FLT: 'jar',
  HUM: 'tub',
  MUT: 'tub',
  LAB: 'tub',
  HAL: 'box',
  NAB: 'box',
  OIL: 'bottle',
  OLV: 'jar',
  PKL: 'jar',
  TAH: 'jar',
  HLV: 'tub',
  BRD: 'loaf',
  KNF: 'box',
  FLF: 'box',
  KEB: 'box',
  JAR: 'jar',
  TUB: 'tub',
  BOX: 'box',
  SPY: 'spray',
  CLN: 'trigger',
  WRN: 'wrench',
  SCD: 'driver',
  HMR: 'hammer',
  TBX: 'toolbox',
  TRC: 'torch',
  HLM: 'helmet',
  GGL: 'goggles',
  EAR: 'muffs',
  VST: 'vest',
  GLV: 'glove',
  DIA: 'dial',
  CAL: 'caliper',
  TAP: 'tape',
  LVL: 'level',
  SPG: 'spring',
  BOL: 'bolt',
  FUN: 'funnel',
  BRS: 'brush',
  COF: 'cup',
  TEA: 'pot',
  BWL: 'bowl',
  DTE: 'dates',
  NUT: 'nuts',
  CHS: 'cheese',
  RIC: 'sack',
  GRV: 'olives',
  BSK: 'basket',
  GFT: 'gift',
  SOP: 'bar',
  HRB: 'leaf',
};

/** Colors of the shape, its shade and the background. */
const palettes = [
  ['#2f6f7e', '#1d4853', '#eef4f4'],
  ['#b5723a', '#7c4a22', '#f8f1ea'],
  ['#6b7f3f', '#465427', '#f2f5e9'],
  ['#7a5c86', '#513b5b', '#f4f0f6'],
  ['#4a678f', '#2f4464', '#eef2f8'],
  ['#a8503f', '#713327', '#f9efec'],
] as const;

/** Returns the drawing of a demo product as SVG: the shape of its group, in colors of its own. */
export function drawPicture(code: string): string {
  const group = code.split('-')[1] ?? '';
  const [color, shade, background] = palettes[[...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % palettes.length];
  const shape = shapes[kinds[group] ?? 'pouch'].replaceAll('"S"', `"${shade}"`).replaceAll('"B"', `"${background}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="${background}"/><g fill="${color}">${shape}</g></svg>`;
}
