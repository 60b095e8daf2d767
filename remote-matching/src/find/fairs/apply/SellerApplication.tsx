import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SelectOptions, useFocusFirstError } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CertificateType } from 'shared/contract';
import { Checkbox, LinkButton, SelectField } from 'shared/ui';
import { commonI18n } from '../../../components/i18n';
import { toggleItem } from '../../../components/list-items';
import { readForm } from '../../../components/read-form';
import section from '../../../components/section.module.css';
import { getBrowserTimeZone } from '../../../components/use-browser-time-zone';
import { useLocalised } from '../../../components/use-localised';
import { useMe } from '../../../data/use-me';
import type { Fair } from '../detail/load';
import { certificateTypes } from '../detail/query';
import { participationI18n } from '../participation-i18n';
import { ApplicationFooter } from './ApplicationFooter';
import { applyI18n } from './i18n';
import { useInvalidateApplication } from './use-invalidate-application';

const CertificateField = ({ verified, missing }: { verified: CertificateType[]; missing: boolean }) => {
  const t = applyI18n.useT();
  const commonT = commonI18n.useT();
  return (
    <SelectField
      key={verified.join()}
      label={t('certificate')}
      hint={t('certificateHint')}
      name="certificate"
      error={missing ? t('choose') : undefined}
      required
      defaultValue={verified.length === 1 ? verified[0] : ''}
    >
      <SelectOptions values={verified} getLabel={commonT} empty={t('choose')} emptyDisabled />
    </SelectField>
  );
};

const NoCertificate = () => {
  const t = applyI18n.useT();
  const participationT = participationI18n.useT();
  return (
    <section className={section.group}>
      <h3 className={section.heading}>{t('certificate')}</h3>
      <p className={section.quiet}>{t('noCertificate')}</p>
      <div>
        <LinkButton variant="secondary" small to="/matching/company">
          {participationT('toMyPage')}
        </LinkButton>
      </div>
    </section>
  );
};

interface ProductsFieldProps {
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** The seller's published products with a main picture; only these can be shown at a fair. */
const ProductsField = ({ selected, onChange }: ProductsFieldProps) => {
  const t = applyI18n.useT();
  const localise = useLocalised();
  const { data } = useQuery({
    queryKey: ['products', 'published'],
    queryFn: () => api.products.list({ query: { status: 'PUBLISHED', limit: 100 } }),
  });
  const products = data?.products.filter(({ thumb }) => thumb !== null);
  return (
    <fieldset className={section.group}>
      <legend className={section.heading}>{t('products')}</legend>
      <p className={section.quiet}>{t('productsHint')}</p>
      {products?.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          checked={selected.includes(_id)}
          onChange={() => onChange(toggleItem(selected, _id))}
          label={localise(name)}
        />
      ))}
      {products?.length === 0 && <p className={section.quiet}>{t('noProducts')}</p>}
      <div>
        <LinkButton variant="quiet" small to="/matching/products/create">
          {t('addProduct')}
        </LinkButton>
      </div>
    </fieldset>
  );
};

/** A seller applies with a verified certificate and the products to show. */
export const SellerApplication = ({ fair, onDone }: { fair: Fair; onDone: () => void }) => {
  const t = applyI18n.useT();
  const invalidate = useInvalidateApplication();
  const [products, setProducts] = useState<readonly string[]>([]);
  /** Submissions without a certificate; 0 once one was chosen. */
  const [refusals, setRefusals] = useState(0);
  const { data: me } = useMe();
  const verified = certificateTypes.filter(
    (type) =>
      fair.sellerCertificates.includes(type) &&
      me?.seller?.certificates.some((certificate) => certificate.type === type && certificate.verifiedAt !== null),
  );
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (read: ReturnType<typeof readForm>) =>
      api.participations.apply({
        params: { id: fair._id },
        body: {
          certificate: verified.find((type) => type === read('certificate')) ?? 'other',
          products: [...products],
          interpreter: read('interpreter') || null,
          note: read('note') || null,
          timezone: getBrowserTimeZone(),
        },
      }),
    onSuccess: onDone,
    onSettled: invalidate,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readForm(event.currentTarget);
    if (!read('certificate')) {
      setRefusals(refusals + 1);
      // What the API refused before is no longer what is wrong.
      return reset();
    }
    setRefusals(0);
    mutate(read);
  };
  const formRef = useFocusFirstError(error ?? refusals);
  return (
    <form ref={formRef} className={section.form} onSubmit={submit} noValidate>
      <h2 className={section.title}>{t('titleSeller')}</h2>
      {me && verified.length === 0 ? (
        <NoCertificate />
      ) : (
        <CertificateField verified={verified} missing={refusals > 0} />
      )}
      <ProductsField selected={products} onChange={setProducts} />
      <ApplicationFooter maxNoteLength={500} error={error} busy={isPending} disabled={verified.length === 0} />
    </form>
  );
};
