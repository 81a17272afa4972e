import { chakra, Flex } from '@chakra-ui/react';
import { FormattedDate } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';

interface HoursByDayProps {
  /** Hours of a project on a day, by project and day. */
  hours: readonly { readonly name: string; readonly quantity: string; readonly day: string }[];
}

/** Hours that wait for a decision: each project with its sum, and its days below. */
export const HoursByDay = ({ hours }: HoursByDayProps) => (
  <chakra.ul listStyleType="none" marginBlockEnd="5">
    {[...Map.groupBy(hours, ({ name }) => name)].map(([name, days]) => (
      <chakra.li key={name} paddingBlock="2" borderBlockStartWidth="1px">
        <Flex justify="space-between" gap="4" fontWeight="medium">
          <chakra.bdi overflowWrap="anywhere">{name}</chakra.bdi>
          <NumberText value={days.reduce((sum, { quantity }) => sum + Number(quantity), 0)} />
        </Flex>
        <chakra.ul listStyleType="none" color="fg.muted">
          {days.map(({ day, quantity }, index) => (
            <chakra.li key={`${day} ${index}`} display="flex" justifyContent="space-between" gap="4" paddingBlockStart="1">
              <FormattedDate value={`${day}T12:00:00Z`} weekday="long" day="numeric" month="long" timeZone="UTC" />
              <NumberText value={Number(quantity)} />
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.li>
    ))}
  </chakra.ul>
);
