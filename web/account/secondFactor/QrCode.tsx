import { chakra } from '@chakra-ui/react';
import { encodeQR } from 'qr';
import { useIntl } from 'react-intl';

/** A text as a QR code: dark on light in both themes, as cameras need it. */
export default function QrCode({ text }: { text: string }) {
  const intl = useIntl();
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <chakra.svg
      role="img"
      aria-label={intl.formatMessage({ id: 'secondFactor.qrCode' })}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width="48"
      height="48"
      shapeRendering="crispEdges"
      borderRadius="md"
      bg="white"
      flexShrink="0"
    >
      <path d={path} fill="black" />
    </chakra.svg>
  );
}
