import { IssueSection } from '../permits/IssueSection';
import { SecretOnce } from '../permits/SecretOnce';
import type { Releases } from '../releases/use-releases';
import { CreateDeployTokenForm } from './CreateDeployTokenForm';
import { DeployTokenList, deployTokensKey } from './DeployTokenList';
import { deployTokenI18n } from './i18n';

/** The tokens with which teams deploy over HTTPS. */
export const DeployTokens = ({ releases }: { releases: Releases | undefined }) => {
  const t = deployTokenI18n.useT();
  return (
    <IssueSection
      title={t('title')}
      lead={t('lead')}
      action={t('createToken')}
      queryKey={deployTokensKey}
      list={<DeployTokenList />}
      form={(onIssued) => <CreateDeployTokenForm releases={releases} onCreated={onIssued} />}
      issued={(secret) => (
        <SecretOnce
          secret={secret}
          notice={t('created')}
          label={t('secret')}
          hint={t('secretHint')}
          copyLabel={t('copy')}
        />
      )}
    />
  );
};
