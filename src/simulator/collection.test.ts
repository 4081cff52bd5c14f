import { describe, expect, it } from 'vitest'
import { Collection } from './collection.ts'

interface Pet {
  name: string
  owner?: string
}

const makePets = () => {
  const pets = new Collection<number, Pet>({ owner: (pet) => pet.owner })
  pets.set(1, { name: 'Rex', owner: 'mia' })
  pets.set(2, { name: 'Tom', owner: 'mia' })
  pets.set(3, { name: 'Kit' })
  return pets
}
const namesOf = (pets: Collection<number, Pet>, owner: string) => pets.by('owner', owner).map(({ name }) => name)

describe('an index', () => {
  it('finds all records with a value, or the first of them', () => {
    const pets = makePets()

    expect(namesOf(pets, 'mia')).toEqual(['Rex', 'Tom'])
    expect(pets.firstBy('owner', 'mia')).toMatchObject({ name: 'Rex' })
    expect(namesOf(pets, 'jon')).toEqual([])
    expect(pets.firstBy('owner', 'jon')).toBeUndefined()
  })

  it('follows every change', () => {
    const pets = makePets()

    pets.set(1, { name: 'Rex', owner: 'jon' })
    pets.set(3, { name: 'Kit', owner: 'mia' })
    expect([namesOf(pets, 'mia'), namesOf(pets, 'jon')]).toEqual([['Tom', 'Kit'], ['Rex']])
    pets.delete(2)
    pets.set(1, { name: 'Rex' })
    expect([namesOf(pets, 'mia'), namesOf(pets, 'jon')]).toEqual([['Kit'], []])
    pets.clear()
    expect(namesOf(pets, 'mia')).toEqual([])
  })

  it('keeps its order when a record is replaced and its value stays', () => {
    const pets = makePets()

    pets.set(1, { name: 'Max', owner: 'mia' })

    expect(namesOf(pets, 'mia')).toEqual(['Max', 'Tom'])
  })

  it('can be told its order', () => {
    const pets = makePets()
    pets.set(1, { name: 'Rex', owner: 'jon' })
    pets.set(1, { name: 'Rex', owner: 'mia' })
    const copy = makePets()

    for (const [index, value, keys] of pets.indexOrders()) copy.arrange(index, value, keys)

    expect(namesOf(copy, 'mia')).toEqual(['Tom', 'Rex'])
  })
})

it('does not answer for an index that it does not have', () => {
  expect(() => makePets().by('colour', 'black')).toThrow('there is no index "colour"')
})
