import { Link, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** Number of newsletter subscribers, with a link to the list. */
export const SubscriberCount = ({ count }: { count: number }) => (
  <Panel title={<FormattedMessage id="subscriber.plural" />}>
    <Text>
      <FormattedMessage id="subscriber.count" values={{ count }} />{' '}
      {count > 0 && (
        <Link asChild>
          <LanguageLink to="/settings/enquiries/subscribers/">
            <FormattedMessage id="subscriber.all" />
          </LanguageLink>
        </Link>
      )}
    </Text>
  </Panel>
);
