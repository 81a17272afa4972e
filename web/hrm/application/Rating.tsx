import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';

const most = 5;

/** A rating of one to five stars. */
export function Rating({ value }: { value: number }) {
  const intl = useIntl();
  return (
    <chakra.span role="img" aria-label={intl.formatMessage({ id: 'application.ratingOf' }, { value, most })} letterSpacing="wide">
      <chakra.span aria-hidden color="amber.fg">
        {'★'.repeat(value)}
      </chakra.span>
      <chakra.span aria-hidden color="fg.subtle">
        {'☆'.repeat(most - value)}
      </chakra.span>
    </chakra.span>
  );
}
