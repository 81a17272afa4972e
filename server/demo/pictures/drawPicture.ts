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
};

/** Colors of the shape, its shade and the background, for the groups of codes in turn. */
const palettes = [
  ['#2f6f7e', '#1d4853', '#eef4f4'],
  ['#b5723a', '#7c4a22', '#f8f1ea'],
  ['#6b7f3f', '#465427', '#f2f5e9'],
  ['#7a5c86', '#513b5b', '#f4f0f6'],
  ['#4a678f', '#2f4464', '#eef2f8'],
  ['#a8503f', '#713327', '#f9efec'],
] as const;

const teeth = Array.from(
  { length: 12 },
  (_, index) => `<rect x="224" y="88" width="32" height="52" rx="6" transform="rotate(${index * 30} 240 240)"/>`,
);
const links = [70, 160, 250, 340].map(x => `<rect x="${x}" y="196" width="88" height="88" rx="44"/>`);

/** Shapes within 480 by 480, of the group's color; `S` stands for its shade, `B` for the background. */
const shapes = {
  ring: '<circle cx="240" cy="240" r="150"/><circle cx="240" cy="240" r="112" fill="S"/><circle cx="240" cy="240" r="84"/><circle cx="240" cy="240" r="52" fill="B"/>',
  roll: '<rect x="96" y="168" width="288" height="144" rx="20"/><rect x="56" y="216" width="368" height="48" rx="24" fill="S"/><rect x="120" y="184" width="240" height="20" rx="10" fill="B" opacity="0.35"/>',
  belt: '<rect x="72" y="144" width="336" height="192" rx="96"/><rect x="108" y="180" width="264" height="120" rx="60" fill="B"/><circle cx="168" cy="240" r="36" fill="S"/><circle cx="312" cy="240" r="36" fill="S"/>',
  chain: `<rect x="84" y="224" width="330" height="32" fill="S"/>${links.join('')}<g fill="B">${[114, 204, 294, 384].map(x => `<circle cx="${x}" cy="240" r="16"/>`).join('')}</g>`,
  gear: `${teeth.join('')}<circle cx="240" cy="240" r="122"/><circle cx="240" cy="240" r="72" fill="S"/><circle cx="240" cy="240" r="30" fill="B"/>`,
  motor:
    '<rect x="96" y="160" width="224" height="176" rx="24"/><rect x="320" y="224" width="88" height="44" rx="8" fill="S"/><rect x="120" y="336" width="176" height="32" rx="8" fill="S"/><g fill="S">' +
    [128, 168, 208, 248].map(x => `<rect x="${x}" y="184" width="16" height="128" rx="8"/>`).join('') +
    '</g>',
  valve:
    '<path d="M88 168 240 240 88 312zM392 168 240 240 392 312z"/><rect x="228" y="128" width="24" height="112" fill="S"/><rect x="156" y="104" width="168" height="32" rx="16" fill="S"/>',
  tub: '<path d="M104 184h272l-28 184a24 24 0 0 1-24 20H156a24 24 0 0 1-24-20z"/><rect x="84" y="136" width="312" height="56" rx="20" fill="S"/><rect x="152" y="236" width="176" height="84" rx="12" fill="B"/>',
  jar: '<rect x="136" y="152" width="208" height="248" rx="36"/><rect x="152" y="88" width="176" height="64" rx="14" fill="S"/><rect x="136" y="220" width="208" height="104" fill="B"/><circle cx="240" cy="272" r="30" fill="S"/>',
  bottle:
    '<path d="M204 72h72v92c44 22 60 56 60 100v116a28 28 0 0 1-28 28H172a28 28 0 0 1-28-28V264c0-44 16-78 60-100z"/><rect x="200" y="56" width="80" height="44" rx="10" fill="S"/><rect x="144" y="264" width="192" height="88" fill="B"/>',
  box: '<rect x="104" y="120" width="272" height="256" rx="16"/><rect x="104" y="120" width="272" height="64" rx="16" fill="S"/><rect x="152" y="224" width="176" height="96" rx="12" fill="B"/>',
  pouch:
    '<path d="M128 112h224l20 264a24 24 0 0 1-24 24H132a24 24 0 0 1-24-24z"/><path d="M124 96h232v48H124z" fill="S"/><rect x="160" y="208" width="160" height="112" rx="56" fill="B"/>',
  loaf: '<ellipse cx="240" cy="256" rx="168" ry="112"/><g fill="none" stroke="S" stroke-width="16" stroke-linecap="round"><path d="m168 216 32 72M232 204l32 72M296 208l28 68"/></g>',
};

/** Returns the drawing of a demo product as SVG, the same for products of one group. */
export function drawPicture(code: string): string {
  const group = code.split('-')[1] ?? '';
  const [color, shade, background] = palettes[[...group].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % palettes.length];
  const shape = shapes[kinds[group] ?? 'pouch'].replaceAll('"S"', `"${shade}"`).replaceAll('"B"', `"${background}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="${background}"/><g fill="${color}">${shape}</g></svg>`;
}
