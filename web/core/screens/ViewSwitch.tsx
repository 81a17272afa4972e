import { Button, ButtonGroup } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, type To } from 'react-router-dom';

interface ViewSwitchProps {
  /** Message id of the group's label. */
  label: string;
  /** Each view's message id and address. */
  views: readonly { name: string; label: string; to: To }[];
  current: string;
}

/** Switches between views of the same records. */
export function ViewSwitch({ label, views, current }: ViewSwitchProps) {
  const intl = useIntl();
  return (
    <ButtonGroup role="group" aria-label={intl.formatMessage({ id: label })} gap="1" flexWrap="wrap">
      {views.map(view => (
        <Button
          key={view.name}
          asChild
          size="sm"
          variant={view.name === current ? 'subtle' : 'ghost'}
          aria-current={view.name === current ? 'page' : undefined}
        >
          <Link to={view.to}>
            <FormattedMessage id={view.label} />
          </Link>
        </Button>
      ))}
    </ButtonGroup>
  );
}
