import { startTestServer } from './testing';

export default startTestServer;
