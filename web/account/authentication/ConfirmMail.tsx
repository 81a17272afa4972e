import { usePreloadedQuery, graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { ConfirmMailQuery } from '../../core/relay/generated/ConfirmMailQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ConfirmMailAddress } from './ConfirmMailAddress.tsx';
import { ConfirmMailSent } from './ConfirmMailSent.tsx';

/**
 * /authentication/confirm-mail: asks to check the mailbox and sends the message again; with `?token=` it confirms the address. Open to
 * signed-in and anonymous visitors.
 */
export function ConfirmMail({ query }: ScreenProps<ConfirmMailQuery>) {
  const [search] = useSearchParams();
  const { viewer, installation } = usePreloadedQuery<ConfirmMailQuery>(
    graphql`
      query ConfirmMailQuery @preloadable {
        viewer {
          ...ConfirmMailSent_viewer
        }
        installation {
          sendsMail
        }
      }
    `,
    query,
  );
  const token = search.get('token');
  return token ? (
    <ConfirmMailAddress token={token} isSignedIn={!!viewer} />
  ) : (
    <ConfirmMailSent viewer={viewer} sendsMail={installation.sendsMail} />
  );
}
