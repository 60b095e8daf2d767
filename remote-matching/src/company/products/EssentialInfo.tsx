import { Plus, Trash2 } from 'lucide-react';
import { type Part, PeopleGroup, peopleI18n, formStyles as styles } from 'shared/people';
import { Button, TextField } from 'shared/ui';
import { productsI18n } from './i18n';
import type { ProductValues } from './values';

const most = 30;

/** Whatever one must know of a product, item by item. */
export const EssentialInfo = ({ part }: { part: Part<ProductValues> }) => {
  const t = productsI18n.useT();
  const common = peopleI18n.useT();
  const items = part.values.essentialInfo;
  const change = (place: number, written: Partial<(typeof items)[number]>) =>
    part.set({ essentialInfo: items.map((item, index) => (index === place ? { ...item, ...written } : item)) });
  return (
    <PeopleGroup title={t('essential')} lead={t('essentialLead')}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
        <div key={place} className={styles.row}>
          <div className={styles.pair}>
            {(['key', 'value'] as const).map((side) => (
              <TextField
                key={side}
                label={t(side, { place: place + 1 })}
                name={`essentialInfo.${place}.${side}`}
                value={item[side]}
                maxLength={side === 'key' ? 60 : 500}
                error={part.errorOf(`essentialInfo.${place}.${side}`)}
                onChange={({ target }) => change(place, { [side]: target.value })}
              />
            ))}
          </div>
          <Button
            small
            variant="quiet"
            aria-label={common('removeOf', { name: t('key', { place: place + 1 }) })}
            onClick={() => part.set({ essentialInfo: items.filter((_, index) => index !== place) })}
          >
            <Trash2 aria-hidden />
            {common('remove')}
          </Button>
        </div>
      ))}
      {items.length < most && (
        <Button small onClick={() => part.set({ essentialInfo: [...items, { key: '', value: '' }] })}>
          <Plus aria-hidden />
          {t('addInfo')}
        </Button>
      )}
    </PeopleGroup>
  );
};
