import { chakra } from '@chakra-ui/react';

const spokes = Array.from({ length: 16 }, (_, index) => (index * 360) / 16);

/** Line drawing of a noria, half below the water line. Decorative. */
export function WheelDrawing(props: React.ComponentProps<typeof chakra.svg>) {
  return (
    <chakra.svg viewBox="0 0 640 640" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" {...props}>
      <g transform="translate(320 300)">
        {[262, 240, 150, 54, 14].map(radius => (
          <circle key={radius} r={radius} />
        ))}
        {spokes.map(angle => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0 -54 L0 -240 M0 -150 L58 -233" />
            <path d="M-20 -262 L-24 -292 L14 -292 L20 -262" />
          </g>
        ))}
      </g>
      {[470, 500, 530, 560].map((y, index) => (
        <path key={y} d={`M${10 + index * 26} ${y} q 40 -14 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0`} opacity={0.9 - index * 0.18} />
      ))}
    </chakra.svg>
  );
}
