import { Permission } from '../../core/access/Permission.ts';
import { calendarLimit, instantText, type CalendarSource } from '../../core/calendar/CalendarSource.ts';

/** How long an activity takes in a calendar, in minutes. */
const minutes = 30;

/** The activities that the viewer is responsible for. */
export const activityCalendar: CalendarSource = {
  kind: 'ACTIVITY',
  permission: Permission.CRM,
  async records(em, { userId }, from) {
    const rows = await em.execute<
      { id: string; version: number; updatedAt: string; startsAt: string; title: string; details: string | null }[]
    >(
      `select id, version, ${instantText('updated_at')} as "updatedAt", ${instantText('due_at')} as "startsAt", title, note as details from activity
       where company_id = noria_company() and deleted_at is null and owner_id = ? and (due_at >= ?::date or done_at is null)
       order by due_at desc, id limit ?`,
      [userId, from, calendarLimit],
    );
    return rows.map(row => ({ ...row, minutes }));
  },
};
