import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { NumberField } from '../fields/NumberField.tsx';

/** Where the subject of a picture is: a click on it says so, or two numbers, in percent. */
export function PictureFocus({ url, label }: { url: string; label: string }) {
  const { watch, setValue } = useFormContext<{ focusX: string; focusY: string }>();
  const [x, y] = watch(['focusX', 'focusY']);
  const place = (name: 'focusX' | 'focusY', value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) => {
    const { x: start, y: top, width, height } = currentTarget.getBoundingClientRect();
    place('focusX', String(Math.round((100 * (clientX - start)) / width)));
    place('focusY', String(Math.round((100 * (clientY - top)) / height)));
  };
  const isSet = x !== '' && y !== '' && Number.isFinite(Number(x)) && Number.isFinite(Number(y));
  return (
    <Stack gap="2" align="start">
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="picture.focusText" />
      </Text>
      {/* Percentages are of the picture, whatever the direction of the language. */}
      <Box position="relative" dir="ltr" lineHeight="0">
        <chakra.img src={url} alt={label} maxHeight="64" maxWidth="full" borderRadius="md" cursor="crosshair" onClick={point} />
        {isSet && (
          <Box
            aria-hidden
            position="absolute"
            pointerEvents="none"
            boxSize="6"
            borderRadius="full"
            borderWidth="3px"
            borderColor="white"
            outline="2px solid black"
            transform="translate(-50%, -50%)"
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          />
        )}
      </Box>
      <FieldGrid>
        <NumberField name="focusX" unit="%" decimals={[0, 0]} />
        <NumberField name="focusY" unit="%" decimals={[0, 0]} />
      </FieldGrid>
      {isSet && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          onClick={() => {
            place('focusX', '');
            place('focusY', '');
          }}
        >
          <FormattedMessage id="picture.whole" />
        </Button>
      )}
    </Stack>
  );
}
