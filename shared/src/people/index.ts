/** What joining, recovery and the pages of a member are made of, on the public site and on the platform alike. */
export { AccountFields } from './join/AccountFields';
export { joinI18n } from './join/i18n';
export { type Joined, JoinForm } from './join/JoinForm';
export { JoinUploads } from './join/JoinUploads';
export type { AccountKind, JoinValues } from './join/values';
export { PeopleAsk } from './PeopleAsk';
export { PeopleCertify } from './PeopleCertify';
export { PeopleChannels } from './PeopleChannels';
export { PeopleChoices } from './PeopleChoices';
export { PeopleCompany } from './PeopleCompany';
export { PeopleConsents } from './PeopleConsents';
export { PeopleFile } from './PeopleFile';
export { PeopleFiles } from './PeopleFiles';
export { PeopleGroup } from './PeopleGroup';
export { PeopleLoaded } from './PeopleLoaded';
export { PeoplePassword } from './PeoplePassword';
export { PeopleProblem } from './PeopleProblem';
export { PeopleSave } from './PeopleSave';
export { PeopleUpload } from './PeopleUpload';
export { default as uploadStyles } from './PeopleUpload.module.css';
export {
  type BuyerValues,
  type CertificateValues,
  digitsOf,
  emptyCertificate,
} from './people-company';
export { companyI18n } from './people-company-i18n';
export { dropDraft, keepDraft, readDraft } from './people-draft';
export { bind, type Part, partOf, useForm } from './people-form';
export { default as formStyles } from './people-form.module.css';
export { peopleI18n } from './people-i18n';
export { type City, cityCodes, type Trade, tradeCodes, useNames } from './people-names';
export { type Asked, type AskedTerms, consentsOf, readTerms } from './people-terms';
export { recoveryI18n } from './recovery/i18n';
export { RecoveryScreen } from './recovery/RecoveryScreen';
export { saveFile } from './save-file';
export { useCountdown } from './use-countdown';
export { useRead } from './use-read';
export { useTerms } from './use-terms';
