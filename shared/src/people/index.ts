/** What joining, recovery and the pages of a member are made of, on the public site and on the platform alike. */
export { AccountFields } from './join/AccountFields';
export { type Joined, JoinForm } from './join/JoinForm';
export { JoinUploads } from './join/JoinUploads';
export { joinTexts } from './join/texts';
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
export { companyTexts } from './people-company-texts';
export { dropDraft, keepDraft, readDraft } from './people-draft';
export { bind, type Part, partOf, useForm } from './people-form';
export { default as formStyles } from './people-form.module.css';
export { type City, cityCodes, type Trade, tradeCodes, useNames } from './people-names';
export { type Asked, type AskedTerms, consentsOf, readTerms } from './people-terms';
export { peopleTexts } from './people-texts';
export { RecoveryScreen } from './recovery/RecoveryScreen';
export { recoveryTexts } from './recovery/texts';
export { saveFile } from './save-file';
export { useCountdown } from './use-countdown';
export { useRead } from './use-read';
export { useTerms } from './use-terms';
