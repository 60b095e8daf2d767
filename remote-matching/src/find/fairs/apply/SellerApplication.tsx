import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from 'shared/client';
import { PeopleProblem } from 'shared/people';
import { Button, Checkbox, LinkButton, SelectField, TextArea, TextField } from 'shared/ui';
import { matchI18n } from '../../../components/match-i18n';
import { useText } from '../../../components/match-text';
import type { Fair } from '../detail/load';
import { certificateTypes } from '../detail/query';
import styles from './application.module.css';
import { applyI18n } from './i18n';
import { useApplied } from './use-applied';

/** A seller applies with a verified certificate and the products to show. */
export const SellerApplication = ({ fair, onDone }: { fair: Fair; onDone: () => void }) => {
  const t = applyI18n.useT();
  const names = matchI18n.useT();
  const textOf = useText();
  const applied = useApplied();
  const [products, setProducts] = useState<readonly string[]>([]);
  const me = useQuery({ queryKey: ['me'], queryFn: () => api.me.get().then(({ user }) => user) });
  const own = useQuery({
    queryKey: ['products', 'published'],
    queryFn: () => api.products.list({ query: { status: 'PUBLISHED', limit: 100 } }),
  });
  const verified = certificateTypes.filter(
    (type) =>
      fair.sellerCertificates.includes(type) &&
      me.data?.seller?.certificates.some((one) => one.type === type && one.verifiedAt !== null),
  );
  const showable = (own.data?.products ?? []).filter(({ thumb }) => thumb !== null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: FormData) => {
      const said = (name: string) => String(given.get(name) ?? '').trim();
      return api.participations.apply({
        params: { id: fair._id },
        body: {
          certificate: verified.find((type) => type === said('certificate')) ?? 'other',
          products: [...products],
          interpreter: said('interpreter') || null,
          note: said('note') || null,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
    },
    onSuccess: onDone,
    onSettled: applied,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>{t('titleSeller')}</h2>
      {me.data && verified.length === 0 ? (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('certificate')}</h3>
          <p className={styles.hint}>{t('noCertificate')}</p>
          <div>
            <LinkButton variant="secondary" small to="/matching/company">
              {t('toMyPage')}
            </LinkButton>
          </div>
        </section>
      ) : (
        <SelectField
          key={verified.join()}
          label={t('certificate')}
          hint={t('certificateHint')}
          name="certificate"
          required
          defaultValue={verified.length === 1 ? verified[0] : ''}
        >
          <option value="" disabled>
            {t('choose')}
          </option>
          {verified.map((type) => (
            <option key={type} value={type}>
              {names(type)}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className={styles.group}>
        <legend>{t('products')}</legend>
        <p className={styles.hint}>{t('productsHint')}</p>
        {showable.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            checked={products.includes(_id)}
            onChange={() =>
              setProducts(products.includes(_id) ? products.filter((one) => one !== _id) : [...products, _id])
            }
            label={textOf(name)}
          />
        ))}
        {own.data && showable.length === 0 && <p className={styles.hint}>{t('noProducts')}</p>}
        <div>
          <LinkButton variant="quiet" small to="/matching/products/create">
            {t('addProduct')}
          </LinkButton>
        </div>
      </fieldset>
      <TextField label={t('interpreter')} hint={t('interpreterHint')} name="interpreter" maxLength={20} />
      <TextArea label={t('note')} name="note" rows={3} maxLength={500} />
      <PeopleProblem cause={error} />
      <Button variant="primary" wide type="submit" disabled={isPending || verified.length === 0}>
        {t(isPending ? 'sending' : 'submit')}
      </Button>
    </form>
  );
};
