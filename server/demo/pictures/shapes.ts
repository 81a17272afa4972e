const teeth = Array.from(
  { length: 12 },
  (_, index) => `<rect x="224" y="88" width="32" height="52" rx="6" transform="rotate(${index * 30} 240 240)"/>`,
);
const links = [70, 160, 250, 340].map(x => `<rect x="${x}" y="196" width="88" height="88" rx="44"/>`);

/** Shapes within 480 by 480, of the group's color; `S` stands for its shade, `B` for the background. */
export const shapes = {
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
  spray:
    '<path d="M172 176a68 56 0 0 1 136 0z" fill="S"/><rect x="160" y="172" width="160" height="236" rx="20"/><rect x="212" y="84" width="56" height="48" rx="10"/><rect x="160" y="236" width="160" height="96" fill="B"/><circle cx="240" cy="284" r="26" fill="S"/>',
  trigger:
    '<path d="M192 176h96c48 24 64 72 64 120v96a24 24 0 0 1-24 24H152a24 24 0 0 1-24-24v-96c0-48 16-96 64-120z"/><rect x="208" y="120" width="64" height="60" fill="S"/><path d="M144 72h152a40 40 0 0 1 40 40v16H144z"/><path d="m164 132-28 60" stroke="S" stroke-width="20" stroke-linecap="round"/><rect x="156" y="272" width="168" height="88" rx="12" fill="B"/>',
  wrench:
    '<g transform="rotate(45 240 240)"><rect x="212" y="140" width="56" height="220" rx="28"/><circle cx="240" cy="120" r="68"/><path d="M212 40h56v84a28 28 0 0 1-56 0z" fill="B"/><circle cx="240" cy="372" r="52"/><circle cx="240" cy="372" r="24" fill="S"/></g>',
  driver:
    '<g transform="rotate(45 240 240)"><rect x="204" y="48" width="72" height="184" rx="32"/><rect x="216" y="76" width="12" height="132" rx="6" fill="S"/><rect x="252" y="76" width="12" height="132" rx="6" fill="S"/><rect x="228" y="232" width="24" height="152" fill="S"/><path d="M220 384h40l-8 48h-24z" fill="S"/></g>',
  hammer:
    '<g transform="rotate(40 240 240)"><rect x="216" y="140" width="48" height="300" rx="20"/><path d="M112 84h184c40 0 64 24 76 64h-76v16H112z" fill="S"/></g>',
  toolbox:
    '<rect x="80" y="188" width="320" height="196" rx="20"/><path d="M176 188v-44a24 24 0 0 1 24-24h80a24 24 0 0 1 24 24v44" fill="none" stroke="S" stroke-width="24"/><rect x="80" y="256" width="320" height="28" fill="S"/><rect x="212" y="240" width="56" height="60" rx="10" fill="B"/>',
  torch:
    '<path d="M152 88h176v56l-40 64v184a24 24 0 0 1-24 24h-48a24 24 0 0 1-24-24V208l-40-64z"/><rect x="152" y="72" width="176" height="40" rx="12" fill="S"/><rect x="224" y="240" width="32" height="64" rx="16" fill="B"/>',
  helmet:
    '<path d="M96 296a144 144 0 0 1 288 0z"/><path d="M216 148h48v148h-48z" fill="S"/><rect x="64" y="288" width="352" height="44" rx="22" fill="S"/>',
  goggles:
    '<rect x="36" y="216" width="408" height="56" rx="20" fill="S"/><rect x="72" y="168" width="336" height="144" rx="64"/><rect x="104" y="200" width="120" height="80" rx="36" fill="B"/><rect x="256" y="200" width="120" height="80" rx="36" fill="B"/>',
  muffs:
    '<path d="M116 272a124 144 0 0 1 248 0" fill="none" stroke="S" stroke-width="28"/><rect x="76" y="240" width="84" height="140" rx="40"/><rect x="320" y="240" width="84" height="140" rx="40"/>',
  vest: '<path d="m152 84 56 28 32 52 32-52 56-28 56 84-40 40v188H136V208l-40-40z"/><path d="M136 272h208v36H136z" fill="B"/><path d="M228 164h24v232h-24z" fill="S"/>',
  glove:
    '<path d="M152 400V208a84 84 0 0 1 168 0v40l36-36a32 32 0 0 1 44 44l-80 96v48z"/><rect x="136" y="360" width="200" height="56" rx="16" fill="S"/>',
  dial: '<rect x="220" y="348" width="40" height="84" rx="10" fill="S"/><circle cx="240" cy="212" r="148"/><circle cx="240" cy="212" r="116" fill="B"/><path d="m240 212 64-72" stroke="S" stroke-width="16" stroke-linecap="round"/><circle cx="240" cy="212" r="20" fill="S"/>',
  caliper:
    '<rect x="64" y="136" width="352" height="52" rx="10"/><path d="M88 188h48v184l-48-56z"/><path d="M216 188h48v128l-48 56z" fill="S"/><rect x="200" y="116" width="128" height="92" rx="12" fill="S"/><rect x="224" y="140" width="80" height="44" rx="6" fill="B"/>',
  tape: '<path d="M248 328h160v32H248zM396 328h20v64h-20z" fill="S"/><rect x="88" y="120" width="248" height="240" rx="64"/><circle cx="212" cy="240" r="72" fill="S"/><circle cx="212" cy="240" r="36" fill="B"/>',
  level:
    '<rect x="48" y="192" width="384" height="96" rx="16"/><rect x="176" y="208" width="128" height="64" rx="32" fill="B"/><rect x="220" y="216" width="44" height="48" rx="20" fill="S"/><circle cx="100" cy="240" r="24" fill="S"/><circle cx="380" cy="240" r="24" fill="S"/>',
  spring:
    '<path d="M152 96h176l-176 48h176l-176 48h176l-176 48h176l-176 48h176l-176 48h176" fill="none" stroke="S" stroke-width="22" stroke-linejoin="round" stroke-linecap="round"/><rect x="120" y="64" width="240" height="36" rx="12"/><rect x="120" y="372" width="240" height="36" rx="12"/>',
  bolt: `<path d="M168 80h144l40 60-40 60H168l-40-60z"/><rect x="204" y="200" width="72" height="208" rx="8" fill="S"/><g fill="B">${[224, 264, 304, 344].map(y => `<path d="m204 ${y + 16} 72-16v12l-72 16z"/>`).join('')}</g>`,
  funnel: '<path d="M88 116h304L272 268v100l-64 40V268z"/><ellipse cx="240" cy="116" rx="152" ry="36" fill="S"/>',
  brush:
    '<g transform="rotate(30 240 240)"><rect x="216" y="40" width="48" height="184" rx="24"/><rect x="164" y="216" width="152" height="64" rx="12" fill="S"/><path d="M176 280h128l-8 120-20-24-20 24-16-24-16 24-20-24-20 24z"/></g>',
  cup: '<path d="M168 112c0-24 24-24 24-52M240 112c0-24 24-24 24-52" fill="none" stroke="S" stroke-width="12" stroke-linecap="round"/><path d="M324 200h32a40 40 0 0 1 0 88h-44" fill="none" stroke="S" stroke-width="24"/><path d="M104 168h224v112a104 104 0 0 1-104 104h-16a104 104 0 0 1-104-104z"/><ellipse cx="216" cy="168" rx="112" ry="28" fill="S"/>',
  pot: '<path d="M132 256C72 248 100 160 48 140M328 200c76-12 84 108 20 128" fill="none" stroke="S" stroke-width="24" stroke-linecap="round"/><path d="M172 160h136l40 208a32 32 0 0 1-32 36H164a32 32 0 0 1-32-36z"/><path d="m176 160 64-84 64 84z" fill="S"/><path d="M156 240h168l8 40H148z" fill="B"/>',
  bowl: '<path d="M116 232a124 112 0 0 1 248 0z" fill="S"/><path d="M68 224h344a172 168 0 0 1-344 0z"/><path d="M164 376h152v28H164z" fill="S"/>',
  dates:
    '<ellipse cx="168" cy="196" rx="60" ry="92" transform="rotate(-24 168 196)"/><ellipse cx="312" cy="192" rx="60" ry="92" transform="rotate(24 312 192)" fill="S"/><ellipse cx="240" cy="312" rx="64" ry="96"/><path d="M224 260c-12 32-12 64 0 100" fill="none" stroke="S" stroke-width="10" stroke-linecap="round"/>',
  nuts: '<circle cx="168" cy="200" r="68"/><circle cx="312" cy="192" r="68" fill="S"/><circle cx="236" cy="304" r="76"/><path d="M168 132c-24 40-24 96 0 136M236 228c-28 48-28 104 0 152" fill="none" stroke="S" stroke-width="10"/><circle cx="352" cy="320" r="52"/>',
  cheese:
    '<path d="M64 296 320 128c56 16 88 56 96 104v64z"/><path d="M64 296h352v88H64z" fill="S"/><g fill="B"><circle cx="280" cy="236" r="28"/><circle cx="204" cy="264" r="16"/><circle cx="348" cy="216" r="16"/></g>',
  sack: '<path d="M152 128c-64 64-80 176-56 248a32 32 0 0 0 32 24h224a32 32 0 0 0 32-24c24-72 8-184-56-248z"/><path d="M160 84h160l-24 56H184z" fill="S"/><rect x="172" y="224" width="136" height="96" rx="12" fill="B"/>',
  olives:
    '<path d="M112 400C176 304 240 200 376 88" fill="none" stroke="S" stroke-width="14" stroke-linecap="round"/><g fill="S"><path d="M256 208c-64-16-104-64-112-120 64 8 104 56 112 120zM184 304c80-4 136 20 176 72-72 24-136-12-176-72z"/></g><ellipse cx="152" cy="248" rx="44" ry="60" transform="rotate(30 152 248)"/><ellipse cx="320" cy="216" rx="48" ry="64" transform="rotate(-40 320 216)"/>',
  basket:
    '<path d="M124 232a116 140 0 0 1 232 0" fill="none" stroke="S" stroke-width="24"/><path d="M96 240h288l-32 148a24 24 0 0 1-24 20H152a24 24 0 0 1-24-20z"/><rect x="76" y="216" width="328" height="44" rx="16" fill="S"/><path d="M180 292v84M240 292v84M300 292v84" stroke="B" stroke-width="14" stroke-linecap="round"/>',
  gift: '<rect x="100" y="200" width="280" height="204" rx="12"/><rect x="76" y="152" width="328" height="68" rx="12"/><rect x="216" y="152" width="48" height="252" fill="S"/><path d="M240 152c-92 0-108-100-48-100 40 0 48 60 48 100zm0 0c92 0 108-100 48-100-40 0-48 60-48 100z" fill="S"/>',
  bar: '<rect x="84" y="156" width="312" height="180" rx="36"/><rect x="124" y="204" width="232" height="84" rx="24" fill="S"/><path d="M172 246h136" stroke="B" stroke-width="14" stroke-linecap="round"/>',
  leaf: '<path d="M96 392C88 192 216 88 400 88c8 184-104 320-304 304z"/><path d="M96 400c72-112 152-184 232-232M184 296v-88M184 296h96" fill="none" stroke="S" stroke-width="16" stroke-linecap="round"/>',
};
