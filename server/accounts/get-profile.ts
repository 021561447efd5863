import type { Profile } from '../../contract/accounts.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { AppError } from '../errors.ts'
import { fileUrl } from '../files/index.ts'
import { findUser } from './queries.ts'

/** An agent's profile as others see it in the product. @throws AppError not_found */
export async function getProfile(db: Db, owner: UserId): Promise<Profile> {
  const user = await findUser(db, owner)
  if (!user) throw new AppError('not_found', 'This account is not there any more.')
  return {
    uid: user.id,
    name: user.name,
    firstName: user.name.split(' ')[0] ?? '',
    email: user.email,
    phoneNumber: user.phoneNumber,
    profilePictureUrl: user.profilePicture && fileUrl(user.profilePicture),
    title: user.title,
    newsletterIds: user.newsletterIds,
    brokerageName: user.brokerageName,
    licenseNumber: user.licenseNumber,
    licenseState: user.licenseState,
    postalAddress: user.postalAddress,
  }
}
