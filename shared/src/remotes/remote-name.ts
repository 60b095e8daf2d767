/** The name of a remote: that of its folder, such as `remote-example`. Any number of remotes may exist. */
export type RemoteName = `remote-${string}`;

const namePattern = /^remote-[a-z]{1,30}$/;

/** Whether a text can be the name of a remote; which ones there are, the registry says. */
export const isRemoteName = (text: string): text is RemoteName => namePattern.test(text);
