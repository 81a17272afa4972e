import Megaphone from 'lucide-react/icons/megaphone';
import careersQuery from '../../core/relay/generated/CareersSettingsQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';

/** The settings of the public careers page. */
export const careersRows: ScreenRow[] = [
  {
    layout: 'APP',
    messages: 'hrm',
    access: 'HRM',
    path: '/HRM/careers/',
    title: 'menu.careers',
    menu: { section: 'hrm', icon: Megaphone },
    query: careersQuery,
    screen: async () => (await import('./CareersSettings.tsx')).CareersSettings,
  },
];
