import { useState } from 'react';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import {
  bind,
  companyI18n,
  PeopleCompany,
  PeopleGroup,
  PeopleSave,
  partOf,
  formStyles as styles,
  useForm,
} from 'shared/people';
import { TextField } from 'shared/ui';
import { PeopleBuyer } from '../../components/PeopleBuyer';
import { PeopleCertificates } from '../../components/PeopleCertificates';
import { companyPageI18n } from './i18n';
import { changeOf, socialKinds, valuesOf } from './values';

interface CompanyFormProps {
  me: Me;
  onSaved: (me: Me) => void;
}

const isApproved = ({ buyer, seller }: Me) =>
  buyer?.application.status === 'APPROVED' || seller?.application.status === 'APPROVED';

export const CompanyForm = ({ me, onSaved }: CompanyFormProps) => {
  const t = companyPageI18n.useT();
  const words = companyI18n.useT();
  const form = useForm(() => valuesOf(me));
  const [saved, setSaved] = useState(false);
  const save = async () => {
    setSaved(false);
    onSaved((await api.me.update({ body: changeOf(me, form.values) })).user);
    setSaved(true);
  };
  const verified = me.seller?.certificates.filter(({ verifiedAt }) => verifiedAt !== null) ?? [];
  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(save)} noValidate>
      <PeopleCompany part={partOf(form, 'company')} lockNumber={isApproved(me)} />
      {me.buyer && <PeopleBuyer part={partOf(form, 'buyer')} />}
      {me.seller && (
        <>
          <PeopleCertificates
            part={{ ...partOf(form, 'certificates'), errorOf: (field) => form.errorOf(`seller.certificates.${field}`) }}
            onChange={(certificates) => form.set({ certificates })}
          />
          <p className={styles.note}>
            {verified.length > 0
              ? t('verified', { names: verified.map(({ type }) => words(type)).join(', ') })
              : t('unverified')}{' '}
            {t('changed')}
          </p>
        </>
      )}
      <PeopleGroup title={t('socials')}>
        {socialKinds.map((kind) => (
          <TextField
            key={kind}
            label={t(kind)}
            hint={t('socialHint')}
            {...bind(partOf(form, 'socials'), kind)}
            error={form.values.socials[kind] ? form.errorOf('socials') : undefined}
            type="url"
            maxLength={2048}
          />
        ))}
      </PeopleGroup>
      <PeopleSave failure={form.failure} busy={form.busy} saved={saved} />
    </form>
  );
};
