import { Button, ButtonGroup } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { leadViews } from './leadAddress.ts';

const addresses = { board: '/CRM/leads/', list: '/CRM/leads/?view=list', table: '/CRM/leads/table/' };

/** The same leads as a board, a list or a table. */
export function LeadViews({ view }: { view: (typeof leadViews)[number] }) {
  const intl = useIntl();
  return (
    <ButtonGroup role="group" aria-label={intl.formatMessage({ id: 'lead.view' })} gap="1">
      {leadViews.map(name => (
        <Button key={name} asChild size="sm" variant={name === view ? 'subtle' : 'ghost'} aria-current={name === view ? 'page' : undefined}>
          <Link to={addresses[name]}>
            <FormattedMessage id={`lead.view.${name}`} />
          </Link>
        </Button>
      ))}
    </ButtonGroup>
  );
}
