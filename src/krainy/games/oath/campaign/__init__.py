"""A campaign, a file for each of its steps. [oath.campaign]"""
