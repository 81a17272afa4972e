import { Link, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** How many want the newsletter, and the way to who they are. */
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
