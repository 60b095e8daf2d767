import { expect, test } from '@jest/globals';
import { resourceLabels } from './resource-labels';

interface Ticket {
  title: string;
  status: 'OPEN' | 'CLOSED';
}

const fields = { title: 'Title', status: 'Status' };
const values = { status: { OPEN: 'Open', CLOSED: 'Closed' } };

// Never called: each marked line must not compile.
export const mistakes = () => {
  const define = resourceLabels<Ticket>();
  const ko = { name: '표', fields, values };

  define({ ko, en: ko, cn: ko });

  // @ts-expect-error a value that one language lacks
  define({ ko, en: ko, cn: { ...ko, values: { status: { OPEN: 'Open' } } } });

  // @ts-expect-error the values of a field that one language lacks
  define({ ko, en: { name: 'Ticket', fields }, cn: ko });

  // @ts-expect-error a field that one language lacks
  define({ ko, en: { ...ko, fields: { title: 'Title' } }, cn: ko });

  // @ts-expect-error a field that the entity does not have
  define({ ko: { ...ko, fields: { ...fields, titel: '' } }, en: ko, cn: ko });
};

test('mistakes in labels do not compile', () => expect(mistakes).toBeInstanceOf(Function));
