/** Signs and seals in the worlds of tests. */
export const testSecret = 'a secret of the tests, long enough to sign'
