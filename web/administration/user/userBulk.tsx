import { FormattedMessage } from 'react-intl';
import { LazyRoleSelect } from '../role/LazyRoleSelect.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { userBulk } from '../../core/relay/operations/userOperations.ts';

/** Bulk actions on users. */
export const bulk: Bulk = {
  ...userBulk,
  fields: [{ name: 'roleId', label: 'user.role', field: <LazyRoleSelect name="roleId" label={<FormattedMessage id="user.role" />} /> }],
};
