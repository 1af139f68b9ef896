import type { OneOffPaymentsWords } from '../../words/subjects/debts/oneOffPayments.ts';
import type { Formats } from '../../words/index.ts';
import type { OneOff } from '../planDraft.ts';

/** Names each one-time payment by its amount and day; equal ones are counted, so that no two names are the same. */
export function oneOffNames(
  oneOffs: readonly OneOff[],
  words: Pick<OneOffPaymentsWords, 'item' | 'sameItem'>,
  { money, dayInText }: Pick<Formats, 'money' | 'dayInText'>,
): string[] {
  const items = oneOffs.map(({ amount, on }) =>
    words.item({ amount: money(amount), day: dayInText(on) }),
  );
  const isSame = (item: string) => (other: string) => other === item;
  return items.map((item, index) => {
    const count = items.filter(isSame(item)).length;
    if (count === 1) return item;
    const place = items.slice(0, index + 1).filter(isSame(item)).length;
    return words.sameItem({ item, place: `${place}`, count: `${count}` });
  });
}
