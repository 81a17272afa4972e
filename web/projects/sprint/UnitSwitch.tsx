import { Button, ButtonGroup, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';

const units = ['tasks', 'hours'] as const;

/** In what work is counted. */
export type WorkUnit = (typeof units)[number];

/** Counts the work of a chart in tasks or in estimated hours. */
export function UnitSwitch({ unit, onChange }: { unit: WorkUnit; onChange: (unit: WorkUnit) => void }) {
  const intl = useIntl();
  return (
    <Flex marginBlockEnd="2">
      <ButtonGroup role="group" aria-label={intl.formatMessage({ id: 'burndown.unit' })} gap="1">
        {units.map(each => (
          <Button
            key={each}
            size="sm"
            variant={each === unit ? 'subtle' : 'ghost'}
            aria-pressed={each === unit}
            onClick={() => onChange(each)}
          >
            <FormattedMessage id={`burndown.${each}`} />
          </Button>
        ))}
      </ButtonGroup>
    </Flex>
  );
}
