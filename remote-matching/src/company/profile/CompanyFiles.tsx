import { FieldGroup, formStyles as form, pictureUpload, UploadField } from 'shared/account-forms';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { companyPageI18n } from './i18n';

interface CompanyFilesProps {
  me: Me;
  onChanged: () => void;
}

/** The files of a company. They are outside of the form, since each is uploaded as soon as it is chosen. */
export const CompanyFiles = ({ me, onChanged }: CompanyFilesProps) => {
  const t = companyPageI18n.useT();
  const params = { id: me._id };
  const refreshAfter = async (act: Promise<unknown>) => {
    await act;
    onChanged();
  };
  return (
    <FieldGroup title={t('files')}>
      <UploadField
        label={t('logo')}
        hint={t('logoHint')}
        {...pictureUpload}
        file={me.logo}
        onSend={(file, onProgress) => refreshAfter(api.users.logo({ params, file }, { onProgress }))}
        onRemove={() => refreshAfter(api.me.removeLogo())}
      />
      <p className={form.note}>{t('introductionWarning')}</p>
      <UploadField
        label={t('introduction')}
        hint={t('introductionHint')}
        accept=".pdf,.xlsx,.jpg,.jpeg,.png"
        maxMegabytes={50}
        file={me.introductionFile}
        onSend={(file, onProgress) => refreshAfter(api.users.introduction({ params, file }, { onProgress }))}
        onRemove={() => refreshAfter(api.me.removeIntroduction())}
      />
      <UploadField
        label={t('businessRegistration')}
        hint={t('businessRegistrationHint')}
        accept=".pdf,.jpg,.jpeg,.png"
        maxMegabytes={20}
        file={me.businessRegistration}
        onSend={(file, onProgress) => refreshAfter(api.users.businessRegistration({ params, file }, { onProgress }))}
      />
    </FieldGroup>
  );
};
