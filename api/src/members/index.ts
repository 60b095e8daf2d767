/** Public API of the members domain. */

export { createFindAccountAccess } from './auth/account-access';
export { runInHashQueue } from './auth/hash-queue';
export { hashPassword, hashWithSalt } from './auth/passwords';
export { type BookmarkTargets, hasTarget, withTargets } from './bookmarks/bookmark-targets';
export { bookmarks } from './bookmarks/table';
export { consumeToken, createToken } from './certifications/tokens';
export { checkConsents, storeConsents } from './consents/consents';
export { consents } from './consents/table';
export { levels } from './levels/table';
export { readFirmProfile } from './messages/firm-profile';
export { mailAdministrators } from './messages/mail-administrators';
export type { Messenger } from './messages/messenger';
export { toMail } from './messages/render';
export type { MembersServices } from './services';
export { findAdministratorIds } from './users/administrators';
export { recordDecision, toSeller } from './users/applications';
export { auditUserCreation } from './users/audit-user';
export { companySortName, findUserName, matchesCompanyName } from './users/company-names';
export { inviteUser } from './users/invite-user';
export { maskEmail, maskName, maskPhone, withMaskedPhone } from './users/mask';
export { pickName } from './users/pick-name';
export { isApproved, isEligible, type User, users } from './users/table';
export { withAuthors } from './users/with-authors';
