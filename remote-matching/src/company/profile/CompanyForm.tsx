import {
  bindField,
  CompanyFields,
  companyI18n,
  FieldGroup,
  getFormPart,
  SubmitBar,
  formStyles as styles,
  useForm,
} from 'shared/account-forms';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { TextField } from 'shared/ui';
import { BuyerFields } from '../../components/BuyerFields';
import { CertificateFields } from '../../components/CertificateFields';
import { companyPageI18n } from './i18n';
import { socialKinds, toProfileUpdate, toProfileValues } from './profile-values';

interface CompanyFormProps {
  me: Me;
  onSaved: (me: Me) => void;
}

const isApproved = ({ buyer, seller }: Me) =>
  buyer?.application.status === 'APPROVED' || seller?.application.status === 'APPROVED';

export const CompanyForm = ({ me, onSaved }: CompanyFormProps) => {
  const t = companyPageI18n.useT();
  const companyT = companyI18n.useT();
  const form = useForm(() => toProfileValues(me));
  const save = async () => {
    onSaved((await api.me.update({ body: toProfileUpdate(me, form.values) })).user);
  };
  const verified = me.seller?.certificates.filter(({ verifiedAt }) => verifiedAt !== null) ?? [];
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(save)} noValidate>
      <CompanyFields part={getFormPart(form, 'company')} lockNumber={isApproved(me)} />
      {me.buyer && <BuyerFields part={getFormPart(form, 'buyer')} />}
      {me.seller && (
        <>
          <CertificateFields
            part={{
              ...getFormPart(form, 'certificates'),
              getError: (field, name = field) => form.getError(`seller.certificates.${field}`, `certificates.${name}`),
            }}
            onChange={(certificates) => form.set({ certificates })}
          />
          <p className={styles.note}>
            {verified.length > 0
              ? t('verified', { names: verified.map(({ type }) => companyT(type)).join(', ') })
              : t('unverified')}{' '}
            {t('changed')}
          </p>
        </>
      )}
      <FieldGroup title={t('socials')}>
        {socialKinds.map((kind) => (
          <TextField
            key={kind}
            label={t(kind)}
            hint={companyT('homepageHint')}
            {...bindField(getFormPart(form, 'socials'), kind)}
            error={form.values.socials[kind] ? form.getError('socials') : undefined}
            type="url"
            maxLength={2048}
          />
        ))}
      </FieldGroup>
      <SubmitBar failure={form.failure} busy={form.busy} saved={form.saved} />
    </form>
  );
};
