/** What every frame shows of the site: its name as members know it, in years the age one must have. */
export interface ShellSite {
  name: string
  minAge: number
}

/** What every frame shows of the member who looks. */
export interface ShellMember {
  name: string
  /** Address of the thumbnail of the main photo. */
  photo: string | null
  /** Only they see it yet. */
  isPhotoPending: boolean
  paid: boolean
  credits: number
  unreadMessages: number
  newLikes: number
}

/** What the frames show. */
export interface Shell {
  site: ShellSite
  member: ShellMember | null
}
