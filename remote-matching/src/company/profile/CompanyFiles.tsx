import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { formStyles as form, PeopleGroup, PeopleUpload } from 'shared/people';
import { companyPageI18n } from './i18n';

interface CompanyFilesProps {
  me: Me;
  onChanged: () => void;
}

/** Sent as soon as they are chosen, so they stand outside the form. */
export const CompanyFiles = ({ me, onChanged }: CompanyFilesProps) => {
  const t = companyPageI18n.useT();
  const params = { id: me._id };
  const changing = async (act: Promise<unknown>) => {
    await act;
    onChanged();
  };
  return (
    <PeopleGroup title={t('files')}>
      <PeopleUpload
        label={t('logo')}
        hint={t('logoHint')}
        accept=".jpg,.jpeg,.png,.webp,.gif"
        limitMb={10}
        picture
        file={me.logo}
        onSend={(file, onProgress) => changing(api.users.logo({ params, file }, { onProgress }))}
        onRemove={() => changing(api.me.removeLogo())}
      />
      <p className={form.note}>{t('introductionWarning')}</p>
      <PeopleUpload
        label={t('introduction')}
        hint={t('introductionHint')}
        accept=".pdf,.xlsx,.jpg,.jpeg,.png"
        limitMb={50}
        file={me.introductionFile}
        onSend={(file, onProgress) => changing(api.users.introduction({ params, file }, { onProgress }))}
        onRemove={() => changing(api.me.removeIntroduction())}
      />
      <PeopleUpload
        label={t('businessRegistration')}
        hint={t('businessRegistrationHint')}
        accept=".pdf,.jpg,.jpeg,.png"
        limitMb={20}
        file={me.businessRegistration}
        onSend={(file, onProgress) => changing(api.users.businessRegistration({ params, file }, { onProgress }))}
      />
    </PeopleGroup>
  );
};
