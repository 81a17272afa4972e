import { Button, ButtonGroup } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useAddress } from '../../core/screens/useAddress.ts';
import { leadsAsked, leadViews } from './leadAddress.ts';

/** Switches between board, list and table; search and filters are kept. */
export function LeadViews({ view }: { view: (typeof leadViews)[number] }) {
  const intl = useIntl();
  const { address } = useAddress();
  const asked = leadsAsked(address);
  const addressOf = (name: (typeof leadViews)[number]) => ({
    pathname: name === 'table' ? '/CRM/leads/table/' : '/CRM/leads/',
    search: new URLSearchParams(name === 'list' ? [['view', 'list'], ...asked] : asked).toString(),
  });
  return (
    <ButtonGroup role="group" aria-label={intl.formatMessage({ id: 'lead.view' })} gap="1">
      {leadViews.map(name => (
        <Button key={name} asChild size="sm" variant={name === view ? 'subtle' : 'ghost'} aria-current={name === view ? 'page' : undefined}>
          <Link to={addressOf(name)}>
            <FormattedMessage id={`lead.view.${name}`} />
          </Link>
        </Button>
      ))}
    </ButtonGroup>
  );
}
