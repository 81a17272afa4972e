import { toShop, type Visit } from '../Visit.ts';

/** Whether a customer is reminded of carts that they leave, and a button for the other choice. */
export function ReminderChoice({ visit, isReminded }: { visit: Visit; isReminded: boolean }) {
  const { words, shop } = visit;
  return (
    <section>
      <h2>{words.text('reminders')}</h2>
      <p>{words.text(isReminded ? 'reminders.on' : 'reminders.text', { shop: shop!.title })}</p>
      <form method="post" action={toShop(visit, '/account/reminders/')}>
        {!isReminded && <input type="hidden" name="agrees" value="1" />}
        <button type="submit">{words.text(isReminded ? 'reminders.stop' : 'reminders.start')}</button>
      </form>
    </section>
  );
}
