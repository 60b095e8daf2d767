import { FieldGroup, type FormPart, formStyles as styles } from 'shared/account-forms';
import { TextField } from 'shared/ui';
import { AddButton } from '../../components/AddButton';
import { removeItem, updateItem } from '../../components/list-items';
import { RemoveButton } from '../../components/RemoveButton';
import { productsI18n } from './i18n';
import type { ProductValues } from './product-values';

const maxItems = 30;

/** Further information about a product as a list of names and values. */
export const EssentialInfoFields = ({ part }: { part: FormPart<ProductValues> }) => {
  const t = productsI18n.useT();
  const items = part.values.essentialInfo;
  const setItems = (essentialInfo: ProductValues['essentialInfo']) => part.set({ essentialInfo });
  return (
    <FieldGroup title={t('essential')} lead={t('essentialLead')}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity but its place in the list
        <div key={index} className={styles.row}>
          <div className={styles.pair}>
            {(['key', 'value'] as const).map((field) => (
              <TextField
                key={field}
                label={t(field, { number: index + 1 })}
                name={`essentialInfo.${index}.${field}`}
                value={item[field]}
                maxLength={field === 'key' ? 60 : 500}
                error={part.getError(`essentialInfo.${index}.${field}`)}
                onChange={({ target }) => setItems(updateItem(items, index, { [field]: target.value }))}
              />
            ))}
          </div>
          <RemoveButton name={t('key', { number: index + 1 })} onClick={() => setItems(removeItem(items, index))} />
        </div>
      ))}
      {items.length < maxItems && (
        <AddButton label={t('addInfo')} onClick={() => setItems([...items, { key: '', value: '' }])} />
      )}
    </FieldGroup>
  );
};
