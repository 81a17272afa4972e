import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccountQuery } from '../../core/relay/generated/AccountQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileImage } from './ProfileImage.tsx';

/** /settings/account/: the viewer's profile, password, preferences and calendar link. */
export function Account({ query }: ScreenProps<AccountQuery>) {
  const data = usePreloadedQuery<AccountQuery>(
    graphql`
      query AccountQuery @preloadable {
        viewer @required(action: THROW) {
          ...ProfileImage_viewer
          ...ProfileForm_viewer
          ...PreferencesForm_viewer
        }
        ...CalendarFeedPanel_query
      }
    `,
    query,
  );
  const { viewer } = data;
  const intl = useIntl();
  return (
    <Stack gap="4" maxWidth="3xl">
      <ScreenHead title={intl.formatMessage({ id: 'account.title' })} />
      <Panel title={<FormattedMessage id="account.profile" />}>
        <Stack gap="5">
          <ProfileImage viewer={viewer} />
          <ProfileForm viewer={viewer} />
        </Stack>
      </Panel>
      <Panel title={<FormattedMessage id="account.preferences" />} text={<FormattedMessage id="account.preferencesText" />}>
        <PreferencesForm viewer={viewer} />
      </Panel>
      <CalendarFeedPanel query={data} />
      <Panel title={<FormattedMessage id="account.password" />} text={<FormattedMessage id="account.passwordText" />}>
        <PasswordForm />
      </Panel>
    </Stack>
  );
}
