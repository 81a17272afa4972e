import { Button, ButtonGroup } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

const tabs = [
  { name: 'lossReason', path: '/CRM/settings/loss-reasons/' },
  { name: 'leadSource', path: '/CRM/settings/sources/' },
] as const;

/** Switches between the lists of the CRM settings. */
export function LeadChoiceTabs({ of }: { of: (typeof tabs)[number]['name'] }) {
  const intl = useIntl();
  return (
    <ButtonGroup role="group" aria-label={intl.formatMessage({ id: 'menu.crmSettings' })} gap="1">
      {tabs.map(({ name, path }) => (
        <Button key={name} asChild size="sm" variant={name === of ? 'subtle' : 'ghost'} aria-current={name === of ? 'page' : undefined}>
          <Link to={path}>
            <FormattedMessage id={`${name}.plural`} />
          </Link>
        </Button>
      ))}
    </ButtonGroup>
  );
}
