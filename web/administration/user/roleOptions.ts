import type { Option } from '../../core/i18n/Option.ts';

export interface RoleChoice {
  readonly id: string;
  readonly title: string;
  readonly status?: 'ACTIVE' | 'INACTIVE';
}

/** Roles that a user can be given: the active ones and their current one. */
export function roleOptions(roles: readonly RoleChoice[], own?: RoleChoice): Option[] {
  const open = roles.filter(({ id, status }) => status === 'ACTIVE' || id === own?.id);
  const all = own && !open.some(({ id }) => id === own.id) ? [own, ...open] : open;
  return all.map(({ id, title }) => ({ value: id, label: title }));
}
