import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { grantedPermissions, useSession } from '../../core/session/session.ts';

/** The permission that opens the page of a party, by the byte at the end of its id. */
const access: Readonly<Record<string, string>> = { '41': 'CRM', '82': 'HRM', b1: 'Procurement' };

/** Name of a party, which links to its page for users who may open it. */
export function PartyLink({ id, name }: { id: string | null | undefined; name: string | null | undefined }) {
  const granted = grantedPermissions(useSession());
  if (!id || !granted.includes(access[id.slice(-2)])) return <bdi>{name}</bdi>;
  return (
    <RecordLink id={id} fontWeight="normal">
      <bdi>{name}</bdi>
    </RecordLink>
  );
}
