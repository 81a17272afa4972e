import { writersOf, type Access } from '../access/Allow.ts';

const byScreen = new Map<string, object>();

/** Names the screen that lists an entity's records; its shared views are visible to users who can access that module. */
export const Listed =
  (screen: string): ClassDecorator =>
  type =>
    void byScreen.set(screen, type);

/** Returns the permissions that open a list, by its screen name; undefined if no entity is listed on that screen. */
export function accessOfScreen(screen: string): Access[] | undefined {
  const type = byScreen.get(screen);
  return type && writersOf(type);
}
