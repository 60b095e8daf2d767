/** Forms of accounts and companies, for the public site and for the matching platform. */
export { type City, cityCodes, type Sector, sectorCodes, useBusinessNames } from './company/business-sectors';
export { CompanyFields } from './company/CompanyFields';
export {
  type BuyerValues,
  type CertificateValues,
  emptyCertificate,
  toPhoneDigits,
} from './company/company-values';
export { companyI18n } from './company/i18n';
export { ConsentFields } from './consents/ConsentFields';
export { type ConsentTerms, findMissingConsents, getConsentError, toConsents } from './consents/consent-terms';
export { useConsentTerms } from './consents/use-consent-terms';
export { AttachmentsField } from './files/AttachmentsField';
export { FilePreview } from './files/FilePreview';
export { pictureUpload, UploadField } from './files/UploadField';
export { default as uploadStyles } from './files/UploadField.module.css';
export { CheckboxGroup } from './form/CheckboxGroup';
export { ConfirmDialog } from './form/ConfirmDialog';
export { clearDraft, readDraft, saveDraft } from './form/draft';
export { FieldGroup } from './form/FieldGroup';
export { FormOutcome } from './form/FormOutcome';
export { default as formStyles } from './form/form.module.css';
export { createFormStart } from './form/form-start';
export { ProblemNotice } from './form/ProblemNotice';
export { QueryBoundary } from './form/QueryBoundary';
export { SelectOptions } from './form/SelectOptions';
export { SubmitBar } from './form/SubmitBar';
export { useAsyncData } from './form/use-async-data';
export { useFocusFirstError } from './form/use-focus-first-error';
export { bindField, type FormPart, getFormPart, useForm } from './form/use-form';
export { useInPlaceFocus } from './form/use-in-place-focus';
export { useRetryKey } from './form/use-retry-key';
export { accountFormsI18n } from './i18n';
export { CertificationFields } from './identity/CertificationFields';
export { NewPasswordField } from './identity/NewPasswordField';
export { PasswordField } from './identity/PasswordField';
export { InboxEntries } from './inbox/InboxEntries';
export { inboxI18n } from './inbox/i18n';
export { joinI18n } from './join/i18n';
export { type Joined, JoinForm } from './join/JoinForm';
export { JoinUploads } from './join/JoinUploads';
export type { JoinValues } from './join/join-values';
export { NotificationFields } from './notifications/NotificationFields';
export { passkeysI18n } from './passkeys/i18n';
export { PasskeyList } from './passkeys/PasskeyList';
export { PasskeySignIn } from './passkeys/PasskeySignIn';
export { askForPasskey, createPasskey } from './passkeys/passkeys';
export { usePasskeySupport } from './passkeys/use-passkey-support';
export { usePasskeyTexts } from './passkeys/use-passkey-texts';
export { CreateQuestionForm } from './questions/CreateQuestionForm';
export { questionsI18n } from './questions/i18n';
export { QuestionContent } from './questions/QuestionContent';
export { type AnswerState, answerStates, type Question } from './questions/question';
export { recoveryI18n } from './recovery/i18n';
export { RecoveryScreen } from './recovery/RecoveryScreen';
export { AccountSettings } from './settings/AccountSettings';
export { settingsI18n } from './settings/i18n';
export { PasswordForm } from './settings/PasswordForm';
export { WithdrawForm } from './settings/WithdrawForm';
export { WithdrawnNotice } from './settings/WithdrawnNotice';
export { twoStepI18n } from './two-step/i18n';
export { TotpEnrolment } from './two-step/TotpEnrolment';
export { TotpSettings } from './two-step/TotpSettings';
