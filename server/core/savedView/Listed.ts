import { writersOf, type Access } from '../access/Allow.ts';

const byScreen = new Map<string, object>();

/** Names the screen that lists an entity's records: its shared views are for those whose module they are. */
export const Listed =
  (screen: string): ClassDecorator =>
  type =>
    void byScreen.set(screen, type);

/** Who may open a list by the name its saved views are kept under; undefined where no entity says that it is listed there. */
export function accessOfScreen(screen: string): Access[] | undefined {
  const type = byScreen.get(screen);
  return type && writersOf(type);
}
