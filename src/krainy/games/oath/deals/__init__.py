"""Binding exchanges and offers of Citizenship. [oath.power.11, oath.citizen]"""
