import { Link, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { languageNames, localeOf, type Language } from '../../core/i18n/languages.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SubscriberListQuery, SubscriberListQuery$data } from '../../core/relay/generated/SubscriberListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { subscriberList } from '../addresses.ts';

type SubscriberRow = NonNullable<SubscriberListQuery$data['newsletterSubscribers']>['edges'][number]['node'];
const shown = (language: Language) => <bdi lang={localeOf[language]}>{languageNames[language]}</bdi>;

const columns: Column<SubscriberRow>[] = [
  { label: 'subscriber.email', sort: 'EMAIL', cell: ({ email }) => <Ltr>{email}</Ltr> },
  { label: 'subscriber.language', cell: ({ language }) => shown(language.toLowerCase() as Language) },
  { label: 'subscriber.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** /settings/enquiries/subscribers/: newsletter subscribers and their languages; SUPER_ADMIN only. */
export function SubscriberList({ query }: ScreenProps<SubscriberListQuery>) {
  const [, list] = useList<SubscriberListQuery, 'newsletterSubscribers'>(
    graphql`
      query SubscriberListQuery($first: Int, $after: String, $search: String, $sort: NewsletterSubscriberSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "subscriber")
        newsletterSubscribers(first: $first, after: $after, search: $search, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              email
              language
              createdAt
            }
          }
        }
      }
    `,
    query,
    'newsletterSubscribers',
    ['NewsletterSubscriber'],
  );
  return (
    <Stack gap="4">
      <Link asChild alignSelf="start">
        <LanguageLink to="/settings/enquiries/">
          <FormattedMessage id="subscriber.back" />
        </LanguageLink>
      </Link>
      <ListScreen spec={subscriberList} list={list} columns={columns} searchable />
    </Stack>
  );
}
