import { FormattedMessage } from 'react-intl';
import { RoleSelect } from '../role/RoleSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { userBulk } from '../../core/relay/operations/userOperations.ts';

/** Bulk actions on users. */
export const bulk: Bulk = {
  ...userBulk,
  fields: [{ name: 'roleId', label: 'user.role', field: <RoleSelect name="roleId" label={<FormattedMessage id="user.role" />} /> }],
};
