import { stopTestServer } from './testing';

export default stopTestServer;
