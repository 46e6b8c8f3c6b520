export const password = 'een lange zin om in te loggen'

/** Made with less work than the product's own: tests compare it hundreds of times, and what is compared says how. */
export const passwordHash = await Bun.password.hash(password, { algorithm: 'argon2id', memoryCost: 8, timeCost: 1 })
