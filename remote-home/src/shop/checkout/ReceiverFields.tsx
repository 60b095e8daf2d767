import { bind, formStyles, type Part, PeopleGroup } from 'shared/people';
import { TextField } from 'shared/ui';
import { useT } from './i18n';
import type { ReceiverValues } from './values';

/** By whom goods are received, and where unless they are fetched. */
export const ReceiverFields = ({ part, fetched = false }: { part: Part<ReceiverValues>; fetched?: boolean }) => {
  const t = useT();
  const field = (name: keyof ReceiverValues) => bind(part, name, `receiver.${name}`);
  const address = (name: 'zip' | 'address1' | 'address2') => bind(part, name, `receiver.address.${name}`);
  return (
    <PeopleGroup title={t('receiver')}>
      <div className={formStyles.pair}>
        <TextField label={t('name')} {...field('name')} autoComplete="name" maxLength={50} required />
        <TextField label={t('phone')} {...field('phone')} type="tel" autoComplete="tel" maxLength={20} required />
      </div>
      {!fetched && (
        <>
          <div className={formStyles.pair}>
            <TextField
              label={t('zip')}
              {...address('zip')}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              required
            />
            <TextField
              label={t('address1')}
              {...address('address1')}
              autoComplete="address-line1"
              maxLength={200}
              required
            />
          </div>
          <TextField label={t('address2')} {...address('address2')} autoComplete="address-line2" maxLength={200} />
        </>
      )}
      <TextField label={t('memo')} hint={t('memoHint')} {...field('memo')} maxLength={200} />
    </PeopleGroup>
  );
};
